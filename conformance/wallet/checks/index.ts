// Written by `node conformance/authoring/writeIndex.ts`; a test compares it with the files.
import type { Check } from '../../core/defineCheck.ts'
import check0 from './discovery/6963.announce.onLoad.ts'
import check1 from './discovery/6963.announce.onRequest.ts'
import check2 from './discovery/6963.announce.onEveryRequest.ts'
import check3 from './discovery/6963.event.customEvent.ts'
import check4 from './discovery/6963.detail.shape.ts'
import check5 from './discovery/6963.detail.frozen.ts'
import check6 from './discovery/6963.info.uuid.v4.ts'
import check7 from './discovery/6963.info.uuid.stable.ts'
import check8 from './discovery/6963.info.name.nonEmpty.ts'
import check9 from './discovery/6963.info.icon.dataUri.ts'
import check10 from './discovery/6963.info.icon.square96.ts'
import check11 from './discovery/6963.info.rdns.valid.ts'
import check12 from './discovery/6963.info.rdns.stableAcrossReload.ts'
import check13 from './discovery/6963.provider.identity.ts'
import check14 from './discovery/6963.provider.usable.ts'
import check15 from './discovery/6963.legacy.windowEthereum.ts'
import check16 from './discovery/6963.multi.coexist.ts'
import check17 from './request/1193.api.request.ts'
import check18 from './request/1193.api.on.ts'
import check19 from './request/1193.api.removeListener.ts'
import check20 from './request/1193.request.returnsPromise.ts'
import check21 from './request/1193.request.neverThrowsSync.ts'
import check22 from './request/1193.request.resultUnwrapped.ts'
import check23 from './request/1193.request.paramsOptional.ts'
import check24 from './request/1193.request.paramsArray.ts'
import check25 from './request/1193.request.noMethod.ts'
import check26 from './request/1193.request.badArgs.ts'
import check27 from './request/1193.request.badParams.ts'
import check28 from './request/1193.request.unbound.ts'
import check29 from './request/1193.method.unsupported.rejects.ts'
import check30 from './request/1193.method.unsupported.4200.ts'
import check31 from './request/2700.on.listenerCalled.ts'
import check32 from './request/2700.on.multipleListeners.ts'
import check33 from './request/2700.removeListener.stops.ts'
import check34 from './request/2700.removeListener.onlyThat.ts'
import check35 from './request/1193.events.on.chainable.ts'
import check36 from './errors/1193.error.instanceofError.ts'
import check37 from './errors/1193.error.code.integer.ts'
import check38 from './errors/1193.error.message.string.ts'
import check39 from './errors/1193.error.userRejected.4001.ts'
import check40 from './errors/1193.error.userRejected.message.ts'
import check41 from './errors/1193.error.code.meaning.ts'
import check42 from './errors/1193.error.unauthorised.4100.ts'
import check43 from './errors/1193.disconnected.4900.ts'
import check44 from './errors/1193.chainDisconnected.4901.ts'
import check45 from './errors/1474.invalidParams.-32602.ts'
import check46 from './errors/1474.error.listedCodes.ts'
import check47 from './errors/1474.pending.-32002.ts'
import check48 from './errors/1193.error.dataSurvives.ts'
import check49 from './errors/1193.error.noStackLeak.ts'
import check50 from './accounts/1102.request.prompts.ts'
import check51 from './accounts/1102.request.resolvesArray.ts'
import check52 from './accounts/1102.request.atLeastOne.ts'
import check53 from './accounts/1102.accounts.format.ts'
import check54 from './accounts/1102.request.reject.rejects.ts'
import check55 from './accounts/1102.request.reject.noGrant.ts'
import check56 from './accounts/1102.request.onlySelected.ts'
import check57 from './accounts/1102.request.multi.ts'
import check58 from './accounts/1102.accounts.consistent.ts'
import check59 from './accounts/1102.request.repeat.noPrompt.ts'
import check60 from './accounts/1102.request.afterReject.promptsAgain.ts'
import check61 from './accounts/1102.request.dismissed.settles.ts'
import check62 from './accounts/1102.request.locked.ts'
import check63 from './accounts/1102.accounts.persistReload.ts'
import check64 from './permissions/2255.get.array.ts'
import check65 from './permissions/2255.get.emptyByDefault.ts'
import check66 from './permissions/2255.get.shape.ts'
import check67 from './permissions/2255.request.returnsArray.ts'
import check68 from './permissions/2255.request.reject.4001.ts'
import check69 from './permissions/2255.request.reprompts.ts'
import check70 from './permissions/2255.request.unknown.ts'
import check71 from './permissions/2255.request.badParams.ts'
import check72 from './permissions/2255.revoke.accountsEmpty.ts'
import check73 from './permissions/2255.revoke.promptsAgain.ts'
import check74 from './chainId/695.chainId.hex.ts'
import check75 from './chainId/695.chainId.canonical.ts'
import check76 from './chainId/695.chainId.beforeConsent.ts'
import check77 from './chainId/695.chainId.matchesAnvil.ts'
import check78 from './chainId/695.netVersion.matches.ts'
import check79 from './chainId/695.chainId.followsSwitch.ts'
import check80 from './chainId/695.chainId.perOrigin.ts'
import check81 from './chainId/695.netVersion.followsSwitch.ts'
import check82 from './switch/3326.switch.returnsNull.ts'
import check83 from './switch/3326.switch.settles.ts'
import check84 from './switch/3326.switch.effectiveOnResolve.ts'
import check85 from './switch/3326.switch.emits.ts'
import check86 from './switch/3326.switch.emitsOnce.ts'
import check87 from './switch/3326.switch.prompts.ts'
import check88 from './switch/3326.switch.reject.4001.ts'
import check89 from './switch/3326.switch.reject.rejects.ts'
import check90 from './switch/3326.switch.reject.message.ts'
import check91 from './switch/3326.switch.reject.noChange.ts'
import check92 from './switch/3326.switch.reject.noEvent.ts'
import check93 from './switch/3326.switch.unknown.rejects.ts'
import check94 from './switch/3326.switch.unknown.4902.ts'
import check95 from './switch/3326.switch.unknown.noAdd.ts'
import check96 from './switch/3326.switch.same.ts'
import check97 from './switch/3326.switch.same.noPrompt.ts'
import check98 from './switch/3326.switch.same.noEvent.ts'
import check99 from './switch/3326.switch.params.number.ts'
import check100 from './switch/3326.switch.params.unprefixed.ts'
import check101 from './switch/3326.switch.params.padded.ts'
import check102 from './switch/3326.switch.params.missing.ts'
import check103 from './switch/3326.switch.params.upperHex.ts'
import check104 from './switch/3326.switch.beforeConsent.ts'
import check105 from './switch/3326.switch.pending.cancelled.ts'
import check106 from './switch/3326.switch.readsFollow.ts'
import check107 from './switch/3326.switch.pending.noChange.ts'
import check108 from './add/3085.add.returnsNull.ts'
import check109 from './add/3085.add.prompts.ts'
import check110 from './add/3085.add.reject.4001.ts'
import check111 from './add/3085.add.noAutoSelect.ts'
import check112 from './add/3085.add.thenSwitch.ts'
import check113 from './add/3085.add.rpcUrls.required.ts'
import check114 from './add/3085.add.rpcUrls.validUrl.ts'
import check115 from './add/3085.add.rpcUrls.https.ts'
import check116 from './add/3085.add.rpcUrls.localhost.ts'
import check117 from './add/3085.add.rpc.chainIdMatches.ts'
import check118 from './add/3085.add.chainId.hex.ts'
import check119 from './add/3085.add.nativeCurrency.complete.ts'
import check120 from './add/3085.add.nativeCurrency.decimals.ts'
import check121 from './add/3085.add.explorer.validUrl.ts'
import check122 from './add/3085.add.duplicate.ok.ts'
import check123 from './add/3085.add.duplicate.noDup.ts'
import check124 from './add/3085.add.badParams.ts'
import check125 from './add/3085.add.reject.noAdd.ts'
import check126 from './events/1193.events.connect.first.ts'
import check127 from './events/1193.events.connect.payload.ts'
import check128 from './events/1193.events.connect.once.ts'
import check129 from './events/1193.events.connect.afterDisconnect.ts'
import check130 from './events/1193.events.connect.notConsent.ts'
import check131 from './events/1193.events.disconnect.emitted.ts'
import check132 from './events/1193.events.disconnect.payload.ts'
import check133 from './events/1193.events.disconnect.closeCode.ts'
import check134 from './events/1193.events.disconnect.notOnRevoke.ts'
import check135 from './events/1193.events.disconnect.notOnLock.ts'
import check136 from './events/1193.events.disconnect.notOnSwitch.ts'
import check137 from './events/1193.events.accountsChanged.emitted.ts'
import check138 from './events/1193.events.accountsChanged.array.ts'
import check139 from './events/1193.events.accountsChanged.value.ts'
import check140 from './events/1193.events.accountsChanged.consistent.ts'
import check141 from './events/1193.events.accountsChanged.syncState.ts'
import check142 from './events/1193.events.accountsChanged.onlyOnChange.ts'
import check143 from './events/1193.events.accountsChanged.empty.ts'
import check144 from './events/1193.events.accountsChanged.secondary.ts'
import check145 from './events/1193.events.accountsChanged.onConnect.ts'
import check146 from './events/1193.events.chainChanged.emitted.ts'
import check147 from './events/1193.events.chainChanged.hexString.ts'
import check148 from './events/1193.events.chainChanged.canonical.ts'
import check149 from './events/1193.events.chainChanged.consistent.ts'
import check150 from './events/1193.events.chainChanged.onlyOnChange.ts'
import check151 from './events/1193.events.order.reconnectThenChain.ts'
import check152 from './events/1193.events.order.accountsBeforeResolve.ts'
import check153 from './events/1193.events.order.chainBeforeResolve.ts'
import check154 from './events/1193.events.accountsChanged.onRevoke.ts'
import check155 from './events/1193.events.accountsChanged.once.ts'
import check156 from './signing/191.personalSign.recovers.ts'
import check157 from './signing/191.personalSign.hexIsBytes.ts'
import check158 from './signing/191.personalSign.format.ts'
import check159 from './signing/191.personalSign.v.ts'
import check160 from './signing/191.personalSign.unauthorised.ts'
import check161 from './signing/191.personalSign.otherAccount.ts'
import check162 from './signing/191.personalSign.prompts.ts'
import check163 from './signing/191.personalSign.reject.4001.ts'
import check164 from './signing/191.personalSign.badParams.ts'
import check165 from './signing/191.ethSign.refused.ts'
import check166 from './signing/712.sign.recovers.ts'
import check167 from './signing/712.sign.objectParam.ts'
import check168 from './signing/712.sign.chainIdMismatch.ts'
import check169 from './signing/712.sign.malformed.ts'
import check170 from './signing/712.sign.reject.4001.ts'
import check171 from './signing/4361.siwe.domainMismatch.ts'
import check172 from './signing/191.personalSign.afterRevoke.ts'
import check173 from './transactions/tx.send.returnsHash.ts'
import check174 from './transactions/tx.send.broadcastOnce.ts'
import check175 from './transactions/tx.send.reject.4001.ts'
import check176 from './transactions/tx.send.reject.noBroadcast.ts'
import check177 from './transactions/tx.send.from.unauthorised.ts'
import check178 from './transactions/tx.send.chainId.mismatch.ts'
import check179 from './transactions/tx.send.badTo.ts'
import check180 from './transactions/tx.send.badParams.ts'
import check181 from './transactions/tx.receipt.found.ts'
import check182 from './transactions/tx.revert.data.ts'
import check183 from './messages/1193.message.subscription.ts'
import check184 from './messages/1193.message.shape.ts'
import check185 from './messages/1193.message.unsubscribe.ts'
import check186 from './messages/1193.message.ids.ts'
import check187 from './messages/1193.message.unsupported.4200.ts'
import check188 from './messages/1193.message.survivesSwitch.ts'
import check189 from './calls/5792.caps.shape.ts'
import check190 from './calls/5792.caps.unknownChain.omitted.ts'
import check191 from './calls/5792.caps.unauthorised.4100.ts'
import check192 from './calls/5792.caps.atomic.enum.ts'
import check193 from './calls/5792.caps.perChain.ts'
import check194 from './calls/5792.caps.afterSwitch.ts'
import check195 from './calls/5792.send.returnsId.ts'
import check196 from './calls/5792.send.idRespected.ts'
import check197 from './calls/5792.send.duplicate.5720.ts'
import check198 from './calls/5792.send.order.ts'
import check199 from './calls/5792.send.reject.4001.ts'
import check200 from './calls/5792.send.reject.noneSent.ts'
import check201 from './calls/5792.send.chain.5710.ts'
import check202 from './calls/5792.send.capability.5700.ts'
import check203 from './calls/5792.send.capability.optional.ts'
import check204 from './calls/5792.send.atomic.5760.ts'
import check205 from './calls/5792.send.atomic.upgrades.ts'
import check206 from './calls/5792.send.upgradeRejected.5750.ts'
import check207 from './calls/5792.send.upgradeRejected.noneSent.ts'
import check208 from './calls/5792.send.badParams.-32602.ts'
import check209 from './calls/5792.status.unknown.5730.ts'
import check210 from './calls/5792.status.shape.ts'
import check211 from './calls/5792.status.pending.ts'
import check212 from './calls/5792.status.confirmed.ts'
import check213 from './calls/5792.status.atomic.receipts.ts'
import check214 from './calls/5792.show.unknown.ts'
import check215 from './calls/5792.unsupported.errors.ts'
import check216 from './asset/747.watch.returnsTrue.ts'
import check217 from './asset/747.watch.immediate.ts'
import check218 from './asset/747.watch.checksum.ts'
import check219 from './asset/747.watch.type.ts'
import check220 from './asset/747.watch.unknownChain.ts'
import check221 from './robustness/robust.args.notMutated.ts'
import check222 from './robustness/robust.extraKeys.ts'
import check223 from './robustness/robust.result.isolated.ts'
import check224 from './robustness/robust.listener.isolation.ts'
import check225 from './robustness/robust.maxListeners.ts'
import check226 from './robustness/robust.hugeParams.ts'
import check227 from './robustness/robust.protoPollution.ts'
import check228 from './robustness/robust.hiddenTab.ts'
import check229 from './robustness/robust.bfcache.ts'
import check230 from './robustness/robust.iframe.ts'
import check231 from './robustness/robust.fuzz.schema.ts'
import check232 from './concurrency/conc.requestAccounts.singlePrompt.ts'
import check233 from './concurrency/conc.requestAccounts.bothSettle.ts'
import check234 from './concurrency/conc.reads.whilePending.ts'
import check235 from './concurrency/conc.responses.correlate.ts'
import check236 from './concurrency/conc.burst.noUndefined.ts'
import check237 from './concurrency/conc.burst.codedLimit.ts'
import check238 from './concurrency/conc.switch.twice.ts'
import check239 from './concurrency/conc.prompt.signQueue.ts'
import check240 from './concurrency/conc.tab.pageClosed.ts'
import check241 from './privacy/privacy.accounts.beforeConsent.ts'
import check242 from './privacy/privacy.accounts.noProps.ts'
import check243 from './privacy/privacy.accountsChanged.unauthorised.ts'
import check244 from './privacy/privacy.locked.accountsHidden.ts'
import check245 from './privacy/privacy.otherOrigin.ts'
import check246 from './privacy/privacy.capabilities.beforeConsent.ts'
import check247 from './privacy/privacy.error.noAddress.ts'
import check248 from './privacy/privacy.chains.noProbe.ts'
import check249 from './legacy/legacy.enable.ts'
import check250 from './legacy/legacy.enable.reject.ts'
import check251 from './legacy/legacy.sendAsync.ts'
import check252 from './legacy/legacy.send.method.ts'
import check253 from './legacy/legacy.isConnected.ts'
import check254 from './legacy/legacy.networkChanged.ts'
import check255 from './legacy/legacy.identity.flags.ts'
import check256 from './optional/7846.connect.shape.ts'
import check257 from './optional/7846.disconnect.revokes.ts'
import check258 from './optional/wc.session.reject.ts'
import check259 from './optional/wc.session.expired.ts'
import check260 from './optional/wc.session.delete.ts'
import check261 from './optional/mobile.appSwitch.ts'

/** Every check of a provider, by id, in the order of the catalogue. */
export const walletChecks: ReadonlyMap<string, Check> = new Map(
  [
    check0,
    check1,
    check2,
    check3,
    check4,
    check5,
    check6,
    check7,
    check8,
    check9,
    check10,
    check11,
    check12,
    check13,
    check14,
    check15,
    check16,
    check17,
    check18,
    check19,
    check20,
    check21,
    check22,
    check23,
    check24,
    check25,
    check26,
    check27,
    check28,
    check29,
    check30,
    check31,
    check32,
    check33,
    check34,
    check35,
    check36,
    check37,
    check38,
    check39,
    check40,
    check41,
    check42,
    check43,
    check44,
    check45,
    check46,
    check47,
    check48,
    check49,
    check50,
    check51,
    check52,
    check53,
    check54,
    check55,
    check56,
    check57,
    check58,
    check59,
    check60,
    check61,
    check62,
    check63,
    check64,
    check65,
    check66,
    check67,
    check68,
    check69,
    check70,
    check71,
    check72,
    check73,
    check74,
    check75,
    check76,
    check77,
    check78,
    check79,
    check80,
    check81,
    check82,
    check83,
    check84,
    check85,
    check86,
    check87,
    check88,
    check89,
    check90,
    check91,
    check92,
    check93,
    check94,
    check95,
    check96,
    check97,
    check98,
    check99,
    check100,
    check101,
    check102,
    check103,
    check104,
    check105,
    check106,
    check107,
    check108,
    check109,
    check110,
    check111,
    check112,
    check113,
    check114,
    check115,
    check116,
    check117,
    check118,
    check119,
    check120,
    check121,
    check122,
    check123,
    check124,
    check125,
    check126,
    check127,
    check128,
    check129,
    check130,
    check131,
    check132,
    check133,
    check134,
    check135,
    check136,
    check137,
    check138,
    check139,
    check140,
    check141,
    check142,
    check143,
    check144,
    check145,
    check146,
    check147,
    check148,
    check149,
    check150,
    check151,
    check152,
    check153,
    check154,
    check155,
    check156,
    check157,
    check158,
    check159,
    check160,
    check161,
    check162,
    check163,
    check164,
    check165,
    check166,
    check167,
    check168,
    check169,
    check170,
    check171,
    check172,
    check173,
    check174,
    check175,
    check176,
    check177,
    check178,
    check179,
    check180,
    check181,
    check182,
    check183,
    check184,
    check185,
    check186,
    check187,
    check188,
    check189,
    check190,
    check191,
    check192,
    check193,
    check194,
    check195,
    check196,
    check197,
    check198,
    check199,
    check200,
    check201,
    check202,
    check203,
    check204,
    check205,
    check206,
    check207,
    check208,
    check209,
    check210,
    check211,
    check212,
    check213,
    check214,
    check215,
    check216,
    check217,
    check218,
    check219,
    check220,
    check221,
    check222,
    check223,
    check224,
    check225,
    check226,
    check227,
    check228,
    check229,
    check230,
    check231,
    check232,
    check233,
    check234,
    check235,
    check236,
    check237,
    check238,
    check239,
    check240,
    check241,
    check242,
    check243,
    check244,
    check245,
    check246,
    check247,
    check248,
    check249,
    check250,
    check251,
    check252,
    check253,
    check254,
    check255,
    check256,
    check257,
    check258,
    check259,
    check260,
    check261,
  ].map((check) => [check.id, check]),
)
