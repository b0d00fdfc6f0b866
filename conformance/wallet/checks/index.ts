// Written by `node conformance/authoring/writeIndexAndCatalogue.ts`; a test compares it with the files.
import type { Check } from '../../core/defineCheck.ts'
import check_6963_announce_onLoad from './discovery/6963.announce.onLoad.ts'
import check_6963_announce_onRequest from './discovery/6963.announce.onRequest.ts'
import check_6963_announce_onEveryRequest from './discovery/6963.announce.onEveryRequest.ts'
import check_6963_event_customEvent from './discovery/6963.event.customEvent.ts'
import check_6963_detail_shape from './discovery/6963.detail.shape.ts'
import check_6963_detail_frozen from './discovery/6963.detail.frozen.ts'
import check_6963_info_uuid_v4 from './discovery/6963.info.uuid.v4.ts'
import check_6963_info_uuid_stable from './discovery/6963.info.uuid.stable.ts'
import check_6963_info_name_nonEmpty from './discovery/6963.info.name.nonEmpty.ts'
import check_6963_info_icon_dataUri from './discovery/6963.info.icon.dataUri.ts'
import check_6963_info_icon_square96 from './discovery/6963.info.icon.square96.ts'
import check_6963_info_rdns_valid from './discovery/6963.info.rdns.valid.ts'
import check_6963_info_rdns_stableAcrossReload from './discovery/6963.info.rdns.stableAcrossReload.ts'
import check_6963_provider_identity from './discovery/6963.provider.identity.ts'
import check_6963_provider_usable from './discovery/6963.provider.usable.ts'
import check_6963_legacy_windowEthereum from './discovery/6963.legacy.windowEthereum.ts'
import check_6963_multi_coexist from './discovery/6963.multi.coexist.ts'
import check_1193_api_request from './request/1193.api.request.ts'
import check_1193_api_on from './request/1193.api.on.ts'
import check_1193_api_removeListener from './request/1193.api.removeListener.ts'
import check_1193_request_returnsPromise from './request/1193.request.returnsPromise.ts'
import check_1193_request_neverThrowsSync from './request/1193.request.neverThrowsSync.ts'
import check_1193_request_resultUnwrapped from './request/1193.request.resultUnwrapped.ts'
import check_1193_request_paramsOptional from './request/1193.request.paramsOptional.ts'
import check_1193_request_paramsArray from './request/1193.request.paramsArray.ts'
import check_1193_request_noMethod from './request/1193.request.noMethod.ts'
import check_1193_request_badArgs from './request/1193.request.badArgs.ts'
import check_1193_request_badParams from './request/1193.request.badParams.ts'
import check_1193_request_unbound from './request/1193.request.unbound.ts'
import check_1193_method_unsupported_rejects from './request/1193.method.unsupported.rejects.ts'
import check_1193_method_unsupported_4200 from './request/1193.method.unsupported.4200.ts'
import check_2700_on_listenerCalled from './request/2700.on.listenerCalled.ts'
import check_2700_on_multipleListeners from './request/2700.on.multipleListeners.ts'
import check_2700_removeListener_stops from './request/2700.removeListener.stops.ts'
import check_2700_removeListener_onlyThat from './request/2700.removeListener.onlyThat.ts'
import check_1193_events_on_chainable from './request/1193.events.on.chainable.ts'
import check_1193_error_instanceofError from './errors/1193.error.instanceofError.ts'
import check_1193_error_code_integer from './errors/1193.error.code.integer.ts'
import check_1193_error_message_string from './errors/1193.error.message.string.ts'
import check_1193_error_userRejected_4001 from './errors/1193.error.userRejected.4001.ts'
import check_1193_error_userRejected_message from './errors/1193.error.userRejected.message.ts'
import check_1193_error_code_meaning from './errors/1193.error.code.meaning.ts'
import check_1193_error_unauthorised_4100 from './errors/1193.error.unauthorised.4100.ts'
import check_1193_disconnected_4900 from './errors/1193.disconnected.4900.ts'
import check_1193_chainDisconnected_4901 from './errors/1193.chainDisconnected.4901.ts'
import check_1474_invalidParams__32602 from './errors/1474.invalidParams.-32602.ts'
import check_1474_error_listedCodes from './errors/1474.error.listedCodes.ts'
import check_1474_pending__32002 from './errors/1474.pending.-32002.ts'
import check_1193_error_dataSurvives from './errors/1193.error.dataSurvives.ts'
import check_1193_error_noStackLeak from './errors/1193.error.noStackLeak.ts'
import check_1102_request_prompts from './accounts/1102.request.prompts.ts'
import check_1102_request_resolvesArray from './accounts/1102.request.resolvesArray.ts'
import check_1102_request_atLeastOne from './accounts/1102.request.atLeastOne.ts'
import check_1102_accounts_format from './accounts/1102.accounts.format.ts'
import check_1102_request_reject_rejects from './accounts/1102.request.reject.rejects.ts'
import check_1102_request_reject_noGrant from './accounts/1102.request.reject.noGrant.ts'
import check_1102_request_onlySelected from './accounts/1102.request.onlySelected.ts'
import check_1102_request_multi from './accounts/1102.request.multi.ts'
import check_1102_accounts_consistent from './accounts/1102.accounts.consistent.ts'
import check_1102_request_repeat_noPrompt from './accounts/1102.request.repeat.noPrompt.ts'
import check_1102_request_afterReject_promptsAgain from './accounts/1102.request.afterReject.promptsAgain.ts'
import check_1102_request_dismissed_settles from './accounts/1102.request.dismissed.settles.ts'
import check_1102_request_locked from './accounts/1102.request.locked.ts'
import check_1102_accounts_persistReload from './accounts/1102.accounts.persistReload.ts'
import check_2255_get_array from './permissions/2255.get.array.ts'
import check_2255_get_emptyByDefault from './permissions/2255.get.emptyByDefault.ts'
import check_2255_get_shape from './permissions/2255.get.shape.ts'
import check_2255_request_returnsArray from './permissions/2255.request.returnsArray.ts'
import check_2255_request_reject_4001 from './permissions/2255.request.reject.4001.ts'
import check_2255_request_reprompts from './permissions/2255.request.reprompts.ts'
import check_2255_request_unknown from './permissions/2255.request.unknown.ts'
import check_2255_request_badParams from './permissions/2255.request.badParams.ts'
import check_2255_revoke_accountsEmpty from './permissions/2255.revoke.accountsEmpty.ts'
import check_2255_revoke_promptsAgain from './permissions/2255.revoke.promptsAgain.ts'
import check_695_chainId_hex from './chainId/695.chainId.hex.ts'
import check_695_chainId_canonical from './chainId/695.chainId.canonical.ts'
import check_695_chainId_beforeConsent from './chainId/695.chainId.beforeConsent.ts'
import check_695_chainId_matchesAnvil from './chainId/695.chainId.matchesAnvil.ts'
import check_695_netVersion_matches from './chainId/695.netVersion.matches.ts'
import check_695_chainId_followsSwitch from './chainId/695.chainId.followsSwitch.ts'
import check_695_chainId_perOrigin from './chainId/695.chainId.perOrigin.ts'
import check_695_netVersion_followsSwitch from './chainId/695.netVersion.followsSwitch.ts'
import check_3326_switch_returnsNull from './switch/3326.switch.returnsNull.ts'
import check_3326_switch_settles from './switch/3326.switch.settles.ts'
import check_3326_switch_effectiveOnResolve from './switch/3326.switch.effectiveOnResolve.ts'
import check_3326_switch_emits from './switch/3326.switch.emits.ts'
import check_3326_switch_emitsOnce from './switch/3326.switch.emitsOnce.ts'
import check_3326_switch_prompts from './switch/3326.switch.prompts.ts'
import check_3326_switch_reject_4001 from './switch/3326.switch.reject.4001.ts'
import check_3326_switch_reject_rejects from './switch/3326.switch.reject.rejects.ts'
import check_3326_switch_reject_message from './switch/3326.switch.reject.message.ts'
import check_3326_switch_reject_noChange from './switch/3326.switch.reject.noChange.ts'
import check_3326_switch_reject_noEvent from './switch/3326.switch.reject.noEvent.ts'
import check_3326_switch_unknown_rejects from './switch/3326.switch.unknown.rejects.ts'
import check_3326_switch_unknown_4902 from './switch/3326.switch.unknown.4902.ts'
import check_3326_switch_unknown_noAdd from './switch/3326.switch.unknown.noAdd.ts'
import check_3326_switch_same from './switch/3326.switch.same.ts'
import check_3326_switch_same_noPrompt from './switch/3326.switch.same.noPrompt.ts'
import check_3326_switch_same_noEvent from './switch/3326.switch.same.noEvent.ts'
import check_3326_switch_params_number from './switch/3326.switch.params.number.ts'
import check_3326_switch_params_unprefixed from './switch/3326.switch.params.unprefixed.ts'
import check_3326_switch_params_padded from './switch/3326.switch.params.padded.ts'
import check_3326_switch_params_missing from './switch/3326.switch.params.missing.ts'
import check_3326_switch_params_upperHex from './switch/3326.switch.params.upperHex.ts'
import check_3326_switch_beforeConsent from './switch/3326.switch.beforeConsent.ts'
import check_3326_switch_pending_cancelled from './switch/3326.switch.pending.cancelled.ts'
import check_3326_switch_readsFollow from './switch/3326.switch.readsFollow.ts'
import check_3326_switch_pending_noChange from './switch/3326.switch.pending.noChange.ts'
import check_3085_add_returnsNull from './add/3085.add.returnsNull.ts'
import check_3085_add_prompts from './add/3085.add.prompts.ts'
import check_3085_add_reject_4001 from './add/3085.add.reject.4001.ts'
import check_3085_add_noAutoSelect from './add/3085.add.noAutoSelect.ts'
import check_3085_add_thenSwitch from './add/3085.add.thenSwitch.ts'
import check_3085_add_rpcUrls_required from './add/3085.add.rpcUrls.required.ts'
import check_3085_add_rpcUrls_validUrl from './add/3085.add.rpcUrls.validUrl.ts'
import check_3085_add_rpcUrls_https from './add/3085.add.rpcUrls.https.ts'
import check_3085_add_rpcUrls_localhost from './add/3085.add.rpcUrls.localhost.ts'
import check_3085_add_rpc_chainIdMatches from './add/3085.add.rpc.chainIdMatches.ts'
import check_3085_add_chainId_hex from './add/3085.add.chainId.hex.ts'
import check_3085_add_nativeCurrency_complete from './add/3085.add.nativeCurrency.complete.ts'
import check_3085_add_nativeCurrency_decimals from './add/3085.add.nativeCurrency.decimals.ts'
import check_3085_add_explorer_validUrl from './add/3085.add.explorer.validUrl.ts'
import check_3085_add_duplicate_ok from './add/3085.add.duplicate.ok.ts'
import check_3085_add_duplicate_noDup from './add/3085.add.duplicate.noDup.ts'
import check_3085_add_badParams from './add/3085.add.badParams.ts'
import check_3085_add_reject_noAdd from './add/3085.add.reject.noAdd.ts'
import check_1193_events_connect_first from './events/1193.events.connect.first.ts'
import check_1193_events_connect_payload from './events/1193.events.connect.payload.ts'
import check_1193_events_connect_once from './events/1193.events.connect.once.ts'
import check_1193_events_connect_afterDisconnect from './events/1193.events.connect.afterDisconnect.ts'
import check_1193_events_connect_notConsent from './events/1193.events.connect.notConsent.ts'
import check_1193_events_disconnect_emitted from './events/1193.events.disconnect.emitted.ts'
import check_1193_events_disconnect_payload from './events/1193.events.disconnect.payload.ts'
import check_1193_events_disconnect_closeCode from './events/1193.events.disconnect.closeCode.ts'
import check_1193_events_disconnect_notOnRevoke from './events/1193.events.disconnect.notOnRevoke.ts'
import check_1193_events_disconnect_notOnLock from './events/1193.events.disconnect.notOnLock.ts'
import check_1193_events_disconnect_notOnSwitch from './events/1193.events.disconnect.notOnSwitch.ts'
import check_1193_events_accountsChanged_emitted from './events/1193.events.accountsChanged.emitted.ts'
import check_1193_events_accountsChanged_array from './events/1193.events.accountsChanged.array.ts'
import check_1193_events_accountsChanged_value from './events/1193.events.accountsChanged.value.ts'
import check_1193_events_accountsChanged_consistent from './events/1193.events.accountsChanged.consistent.ts'
import check_1193_events_accountsChanged_syncState from './events/1193.events.accountsChanged.syncState.ts'
import check_1193_events_accountsChanged_onlyOnChange from './events/1193.events.accountsChanged.onlyOnChange.ts'
import check_1193_events_accountsChanged_empty from './events/1193.events.accountsChanged.empty.ts'
import check_1193_events_accountsChanged_secondary from './events/1193.events.accountsChanged.secondary.ts'
import check_1193_events_accountsChanged_onConnect from './events/1193.events.accountsChanged.onConnect.ts'
import check_1193_events_chainChanged_emitted from './events/1193.events.chainChanged.emitted.ts'
import check_1193_events_chainChanged_hexString from './events/1193.events.chainChanged.hexString.ts'
import check_1193_events_chainChanged_canonical from './events/1193.events.chainChanged.canonical.ts'
import check_1193_events_chainChanged_consistent from './events/1193.events.chainChanged.consistent.ts'
import check_1193_events_chainChanged_onlyOnChange from './events/1193.events.chainChanged.onlyOnChange.ts'
import check_1193_events_order_reconnectThenChain from './events/1193.events.order.reconnectThenChain.ts'
import check_1193_events_order_accountsBeforeResolve from './events/1193.events.order.accountsBeforeResolve.ts'
import check_1193_events_order_chainBeforeResolve from './events/1193.events.order.chainBeforeResolve.ts'
import check_1193_events_accountsChanged_onRevoke from './events/1193.events.accountsChanged.onRevoke.ts'
import check_1193_events_accountsChanged_once from './events/1193.events.accountsChanged.once.ts'
import check_191_personalSign_recovers from './signing/191.personalSign.recovers.ts'
import check_191_personalSign_hexIsBytes from './signing/191.personalSign.hexIsBytes.ts'
import check_191_personalSign_format from './signing/191.personalSign.format.ts'
import check_191_personalSign_v from './signing/191.personalSign.v.ts'
import check_191_personalSign_unauthorised from './signing/191.personalSign.unauthorised.ts'
import check_191_personalSign_otherAccount from './signing/191.personalSign.otherAccount.ts'
import check_191_personalSign_prompts from './signing/191.personalSign.prompts.ts'
import check_191_personalSign_reject_4001 from './signing/191.personalSign.reject.4001.ts'
import check_191_personalSign_badParams from './signing/191.personalSign.badParams.ts'
import check_191_ethSign_refused from './signing/191.ethSign.refused.ts'
import check_712_sign_recovers from './signing/712.sign.recovers.ts'
import check_712_sign_objectParam from './signing/712.sign.objectParam.ts'
import check_712_sign_chainIdMismatch from './signing/712.sign.chainIdMismatch.ts'
import check_712_sign_malformed from './signing/712.sign.malformed.ts'
import check_712_sign_reject_4001 from './signing/712.sign.reject.4001.ts'
import check_4361_siwe_domainMismatch from './signing/4361.siwe.domainMismatch.ts'
import check_191_personalSign_afterRevoke from './signing/191.personalSign.afterRevoke.ts'
import check_tx_send_returnsHash from './transactions/tx.send.returnsHash.ts'
import check_tx_send_broadcastOnce from './transactions/tx.send.broadcastOnce.ts'
import check_tx_send_reject_4001 from './transactions/tx.send.reject.4001.ts'
import check_tx_send_reject_noBroadcast from './transactions/tx.send.reject.noBroadcast.ts'
import check_tx_send_from_unauthorised from './transactions/tx.send.from.unauthorised.ts'
import check_tx_send_chainId_mismatch from './transactions/tx.send.chainId.mismatch.ts'
import check_tx_send_badTo from './transactions/tx.send.badTo.ts'
import check_tx_send_badParams from './transactions/tx.send.badParams.ts'
import check_tx_receipt_found from './transactions/tx.receipt.found.ts'
import check_tx_revert_data from './transactions/tx.revert.data.ts'
import check_1193_message_subscription from './messages/1193.message.subscription.ts'
import check_1193_message_shape from './messages/1193.message.shape.ts'
import check_1193_message_unsubscribe from './messages/1193.message.unsubscribe.ts'
import check_1193_message_ids from './messages/1193.message.ids.ts'
import check_1193_message_unsupported_4200 from './messages/1193.message.unsupported.4200.ts'
import check_1193_message_survivesSwitch from './messages/1193.message.survivesSwitch.ts'
import check_5792_caps_shape from './calls/5792.caps.shape.ts'
import check_5792_caps_unknownChain_omitted from './calls/5792.caps.unknownChain.omitted.ts'
import check_5792_caps_unauthorised_4100 from './calls/5792.caps.unauthorised.4100.ts'
import check_5792_caps_atomic_enum from './calls/5792.caps.atomic.enum.ts'
import check_5792_caps_perChain from './calls/5792.caps.perChain.ts'
import check_5792_caps_afterSwitch from './calls/5792.caps.afterSwitch.ts'
import check_5792_send_returnsId from './calls/5792.send.returnsId.ts'
import check_5792_send_idRespected from './calls/5792.send.idRespected.ts'
import check_5792_send_duplicate_5720 from './calls/5792.send.duplicate.5720.ts'
import check_5792_send_order from './calls/5792.send.order.ts'
import check_5792_send_reject_4001 from './calls/5792.send.reject.4001.ts'
import check_5792_send_reject_noneSent from './calls/5792.send.reject.noneSent.ts'
import check_5792_send_chain_5710 from './calls/5792.send.chain.5710.ts'
import check_5792_send_capability_5700 from './calls/5792.send.capability.5700.ts'
import check_5792_send_capability_optional from './calls/5792.send.capability.optional.ts'
import check_5792_send_atomic_5760 from './calls/5792.send.atomic.5760.ts'
import check_5792_send_atomic_upgrades from './calls/5792.send.atomic.upgrades.ts'
import check_5792_send_upgradeRejected_5750 from './calls/5792.send.upgradeRejected.5750.ts'
import check_5792_send_upgradeRejected_noneSent from './calls/5792.send.upgradeRejected.noneSent.ts'
import check_5792_send_badParams__32602 from './calls/5792.send.badParams.-32602.ts'
import check_5792_status_unknown_5730 from './calls/5792.status.unknown.5730.ts'
import check_5792_status_shape from './calls/5792.status.shape.ts'
import check_5792_status_pending from './calls/5792.status.pending.ts'
import check_5792_status_confirmed from './calls/5792.status.confirmed.ts'
import check_5792_status_atomic_receipts from './calls/5792.status.atomic.receipts.ts'
import check_5792_show_unknown from './calls/5792.show.unknown.ts'
import check_5792_unsupported_errors from './calls/5792.unsupported.errors.ts'
import check_747_watch_returnsTrue from './asset/747.watch.returnsTrue.ts'
import check_747_watch_immediate from './asset/747.watch.immediate.ts'
import check_747_watch_checksum from './asset/747.watch.checksum.ts'
import check_747_watch_type from './asset/747.watch.type.ts'
import check_747_watch_unknownChain from './asset/747.watch.unknownChain.ts'
import check_robust_args_notMutated from './robustness/robust.args.notMutated.ts'
import check_robust_extraKeys from './robustness/robust.extraKeys.ts'
import check_robust_result_isolated from './robustness/robust.result.isolated.ts'
import check_robust_listener_isolation from './robustness/robust.listener.isolation.ts'
import check_robust_maxListeners from './robustness/robust.maxListeners.ts'
import check_robust_hugeParams from './robustness/robust.hugeParams.ts'
import check_robust_protoPollution from './robustness/robust.protoPollution.ts'
import check_robust_hiddenTab from './robustness/robust.hiddenTab.ts'
import check_robust_bfcache from './robustness/robust.bfcache.ts'
import check_robust_iframe from './robustness/robust.iframe.ts'
import check_robust_fuzz_schema from './robustness/robust.fuzz.schema.ts'
import check_conc_requestAccounts_singlePrompt from './concurrency/conc.requestAccounts.singlePrompt.ts'
import check_conc_requestAccounts_bothSettle from './concurrency/conc.requestAccounts.bothSettle.ts'
import check_conc_reads_whilePending from './concurrency/conc.reads.whilePending.ts'
import check_conc_responses_correlate from './concurrency/conc.responses.correlate.ts'
import check_conc_burst_noUndefined from './concurrency/conc.burst.noUndefined.ts'
import check_conc_burst_codedLimit from './concurrency/conc.burst.codedLimit.ts'
import check_conc_switch_twice from './concurrency/conc.switch.twice.ts'
import check_conc_prompt_signQueue from './concurrency/conc.prompt.signQueue.ts'
import check_conc_tab_pageClosed from './concurrency/conc.tab.pageClosed.ts'
import check_privacy_accounts_beforeConsent from './privacy/privacy.accounts.beforeConsent.ts'
import check_privacy_accounts_noProps from './privacy/privacy.accounts.noProps.ts'
import check_privacy_accountsChanged_unauthorised from './privacy/privacy.accountsChanged.unauthorised.ts'
import check_privacy_locked_accountsHidden from './privacy/privacy.locked.accountsHidden.ts'
import check_privacy_otherOrigin from './privacy/privacy.otherOrigin.ts'
import check_privacy_capabilities_beforeConsent from './privacy/privacy.capabilities.beforeConsent.ts'
import check_privacy_error_noAddress from './privacy/privacy.error.noAddress.ts'
import check_privacy_chains_noProbe from './privacy/privacy.chains.noProbe.ts'
import check_legacy_enable from './legacy/legacy.enable.ts'
import check_legacy_enable_reject from './legacy/legacy.enable.reject.ts'
import check_legacy_sendAsync from './legacy/legacy.sendAsync.ts'
import check_legacy_send_method from './legacy/legacy.send.method.ts'
import check_legacy_isConnected from './legacy/legacy.isConnected.ts'
import check_legacy_networkChanged from './legacy/legacy.networkChanged.ts'
import check_legacy_identity_flags from './legacy/legacy.identity.flags.ts'
import check_7846_connect_shape from './optional/7846.connect.shape.ts'
import check_7846_disconnect_revokes from './optional/7846.disconnect.revokes.ts'
import check_wc_session_reject from './optional/wc.session.reject.ts'
import check_wc_session_expired from './optional/wc.session.expired.ts'
import check_wc_session_delete from './optional/wc.session.delete.ts'
import check_mobile_appSwitch from './optional/mobile.appSwitch.ts'

/** Every check of a provider, by id, in the order of the catalogue. */
export const walletChecks: ReadonlyMap<string, Check> = new Map(
  [
    check_6963_announce_onLoad,
    check_6963_announce_onRequest,
    check_6963_announce_onEveryRequest,
    check_6963_event_customEvent,
    check_6963_detail_shape,
    check_6963_detail_frozen,
    check_6963_info_uuid_v4,
    check_6963_info_uuid_stable,
    check_6963_info_name_nonEmpty,
    check_6963_info_icon_dataUri,
    check_6963_info_icon_square96,
    check_6963_info_rdns_valid,
    check_6963_info_rdns_stableAcrossReload,
    check_6963_provider_identity,
    check_6963_provider_usable,
    check_6963_legacy_windowEthereum,
    check_6963_multi_coexist,
    check_1193_api_request,
    check_1193_api_on,
    check_1193_api_removeListener,
    check_1193_request_returnsPromise,
    check_1193_request_neverThrowsSync,
    check_1193_request_resultUnwrapped,
    check_1193_request_paramsOptional,
    check_1193_request_paramsArray,
    check_1193_request_noMethod,
    check_1193_request_badArgs,
    check_1193_request_badParams,
    check_1193_request_unbound,
    check_1193_method_unsupported_rejects,
    check_1193_method_unsupported_4200,
    check_2700_on_listenerCalled,
    check_2700_on_multipleListeners,
    check_2700_removeListener_stops,
    check_2700_removeListener_onlyThat,
    check_1193_events_on_chainable,
    check_1193_error_instanceofError,
    check_1193_error_code_integer,
    check_1193_error_message_string,
    check_1193_error_userRejected_4001,
    check_1193_error_userRejected_message,
    check_1193_error_code_meaning,
    check_1193_error_unauthorised_4100,
    check_1193_disconnected_4900,
    check_1193_chainDisconnected_4901,
    check_1474_invalidParams__32602,
    check_1474_error_listedCodes,
    check_1474_pending__32002,
    check_1193_error_dataSurvives,
    check_1193_error_noStackLeak,
    check_1102_request_prompts,
    check_1102_request_resolvesArray,
    check_1102_request_atLeastOne,
    check_1102_accounts_format,
    check_1102_request_reject_rejects,
    check_1102_request_reject_noGrant,
    check_1102_request_onlySelected,
    check_1102_request_multi,
    check_1102_accounts_consistent,
    check_1102_request_repeat_noPrompt,
    check_1102_request_afterReject_promptsAgain,
    check_1102_request_dismissed_settles,
    check_1102_request_locked,
    check_1102_accounts_persistReload,
    check_2255_get_array,
    check_2255_get_emptyByDefault,
    check_2255_get_shape,
    check_2255_request_returnsArray,
    check_2255_request_reject_4001,
    check_2255_request_reprompts,
    check_2255_request_unknown,
    check_2255_request_badParams,
    check_2255_revoke_accountsEmpty,
    check_2255_revoke_promptsAgain,
    check_695_chainId_hex,
    check_695_chainId_canonical,
    check_695_chainId_beforeConsent,
    check_695_chainId_matchesAnvil,
    check_695_netVersion_matches,
    check_695_chainId_followsSwitch,
    check_695_chainId_perOrigin,
    check_695_netVersion_followsSwitch,
    check_3326_switch_returnsNull,
    check_3326_switch_settles,
    check_3326_switch_effectiveOnResolve,
    check_3326_switch_emits,
    check_3326_switch_emitsOnce,
    check_3326_switch_prompts,
    check_3326_switch_reject_4001,
    check_3326_switch_reject_rejects,
    check_3326_switch_reject_message,
    check_3326_switch_reject_noChange,
    check_3326_switch_reject_noEvent,
    check_3326_switch_unknown_rejects,
    check_3326_switch_unknown_4902,
    check_3326_switch_unknown_noAdd,
    check_3326_switch_same,
    check_3326_switch_same_noPrompt,
    check_3326_switch_same_noEvent,
    check_3326_switch_params_number,
    check_3326_switch_params_unprefixed,
    check_3326_switch_params_padded,
    check_3326_switch_params_missing,
    check_3326_switch_params_upperHex,
    check_3326_switch_beforeConsent,
    check_3326_switch_pending_cancelled,
    check_3326_switch_readsFollow,
    check_3326_switch_pending_noChange,
    check_3085_add_returnsNull,
    check_3085_add_prompts,
    check_3085_add_reject_4001,
    check_3085_add_noAutoSelect,
    check_3085_add_thenSwitch,
    check_3085_add_rpcUrls_required,
    check_3085_add_rpcUrls_validUrl,
    check_3085_add_rpcUrls_https,
    check_3085_add_rpcUrls_localhost,
    check_3085_add_rpc_chainIdMatches,
    check_3085_add_chainId_hex,
    check_3085_add_nativeCurrency_complete,
    check_3085_add_nativeCurrency_decimals,
    check_3085_add_explorer_validUrl,
    check_3085_add_duplicate_ok,
    check_3085_add_duplicate_noDup,
    check_3085_add_badParams,
    check_3085_add_reject_noAdd,
    check_1193_events_connect_first,
    check_1193_events_connect_payload,
    check_1193_events_connect_once,
    check_1193_events_connect_afterDisconnect,
    check_1193_events_connect_notConsent,
    check_1193_events_disconnect_emitted,
    check_1193_events_disconnect_payload,
    check_1193_events_disconnect_closeCode,
    check_1193_events_disconnect_notOnRevoke,
    check_1193_events_disconnect_notOnLock,
    check_1193_events_disconnect_notOnSwitch,
    check_1193_events_accountsChanged_emitted,
    check_1193_events_accountsChanged_array,
    check_1193_events_accountsChanged_value,
    check_1193_events_accountsChanged_consistent,
    check_1193_events_accountsChanged_syncState,
    check_1193_events_accountsChanged_onlyOnChange,
    check_1193_events_accountsChanged_empty,
    check_1193_events_accountsChanged_secondary,
    check_1193_events_accountsChanged_onConnect,
    check_1193_events_chainChanged_emitted,
    check_1193_events_chainChanged_hexString,
    check_1193_events_chainChanged_canonical,
    check_1193_events_chainChanged_consistent,
    check_1193_events_chainChanged_onlyOnChange,
    check_1193_events_order_reconnectThenChain,
    check_1193_events_order_accountsBeforeResolve,
    check_1193_events_order_chainBeforeResolve,
    check_1193_events_accountsChanged_onRevoke,
    check_1193_events_accountsChanged_once,
    check_191_personalSign_recovers,
    check_191_personalSign_hexIsBytes,
    check_191_personalSign_format,
    check_191_personalSign_v,
    check_191_personalSign_unauthorised,
    check_191_personalSign_otherAccount,
    check_191_personalSign_prompts,
    check_191_personalSign_reject_4001,
    check_191_personalSign_badParams,
    check_191_ethSign_refused,
    check_712_sign_recovers,
    check_712_sign_objectParam,
    check_712_sign_chainIdMismatch,
    check_712_sign_malformed,
    check_712_sign_reject_4001,
    check_4361_siwe_domainMismatch,
    check_191_personalSign_afterRevoke,
    check_tx_send_returnsHash,
    check_tx_send_broadcastOnce,
    check_tx_send_reject_4001,
    check_tx_send_reject_noBroadcast,
    check_tx_send_from_unauthorised,
    check_tx_send_chainId_mismatch,
    check_tx_send_badTo,
    check_tx_send_badParams,
    check_tx_receipt_found,
    check_tx_revert_data,
    check_1193_message_subscription,
    check_1193_message_shape,
    check_1193_message_unsubscribe,
    check_1193_message_ids,
    check_1193_message_unsupported_4200,
    check_1193_message_survivesSwitch,
    check_5792_caps_shape,
    check_5792_caps_unknownChain_omitted,
    check_5792_caps_unauthorised_4100,
    check_5792_caps_atomic_enum,
    check_5792_caps_perChain,
    check_5792_caps_afterSwitch,
    check_5792_send_returnsId,
    check_5792_send_idRespected,
    check_5792_send_duplicate_5720,
    check_5792_send_order,
    check_5792_send_reject_4001,
    check_5792_send_reject_noneSent,
    check_5792_send_chain_5710,
    check_5792_send_capability_5700,
    check_5792_send_capability_optional,
    check_5792_send_atomic_5760,
    check_5792_send_atomic_upgrades,
    check_5792_send_upgradeRejected_5750,
    check_5792_send_upgradeRejected_noneSent,
    check_5792_send_badParams__32602,
    check_5792_status_unknown_5730,
    check_5792_status_shape,
    check_5792_status_pending,
    check_5792_status_confirmed,
    check_5792_status_atomic_receipts,
    check_5792_show_unknown,
    check_5792_unsupported_errors,
    check_747_watch_returnsTrue,
    check_747_watch_immediate,
    check_747_watch_checksum,
    check_747_watch_type,
    check_747_watch_unknownChain,
    check_robust_args_notMutated,
    check_robust_extraKeys,
    check_robust_result_isolated,
    check_robust_listener_isolation,
    check_robust_maxListeners,
    check_robust_hugeParams,
    check_robust_protoPollution,
    check_robust_hiddenTab,
    check_robust_bfcache,
    check_robust_iframe,
    check_robust_fuzz_schema,
    check_conc_requestAccounts_singlePrompt,
    check_conc_requestAccounts_bothSettle,
    check_conc_reads_whilePending,
    check_conc_responses_correlate,
    check_conc_burst_noUndefined,
    check_conc_burst_codedLimit,
    check_conc_switch_twice,
    check_conc_prompt_signQueue,
    check_conc_tab_pageClosed,
    check_privacy_accounts_beforeConsent,
    check_privacy_accounts_noProps,
    check_privacy_accountsChanged_unauthorised,
    check_privacy_locked_accountsHidden,
    check_privacy_otherOrigin,
    check_privacy_capabilities_beforeConsent,
    check_privacy_error_noAddress,
    check_privacy_chains_noProbe,
    check_legacy_enable,
    check_legacy_enable_reject,
    check_legacy_sendAsync,
    check_legacy_send_method,
    check_legacy_isConnected,
    check_legacy_networkChanged,
    check_legacy_identity_flags,
    check_7846_connect_shape,
    check_7846_disconnect_revokes,
    check_wc_session_reject,
    check_wc_session_expired,
    check_wc_session_delete,
    check_mobile_appSwitch,
  ].map((check) => [check.id, check]),
)
