import { inProfile, walletChecks } from '@touchstone/conformance/manual'

/** Returns the checks of a profile without those that sign or send, because a real wallet holds real money. */
export function selectChecks(profile: string) {
  const all = [...walletChecks.values()]
  const chosen = inProfile(all, profile === 'quick' ? 'core' : profile)
  const safe = chosen.filter(({ script }) => !risky.test(JSON.stringify(script)))
  return profile === 'quick' ? safe.filter(({ id }) => !omittedFromQuick.has(id)) : safe
}

/** Methods that sign or send. */
const risky = /eth_sendTransaction|wallet_sendCalls|eth_sign|personal_sign/

/** Ids of the checks that `quick` omits from `core`, so that about 25 prompts remain. */
const omittedFromQuick: ReadonlySet<string> = new Set([
  '1102.accounts.format',
  '1102.request.multi',
  '1102.request.onlySelected',
  '1193.events.accountsChanged.array',
  '1193.events.accountsChanged.consistent',
  '1193.events.accountsChanged.secondary',
  '1193.events.accountsChanged.syncState',
  '1193.events.chainChanged.onlyOnChange',
  '1193.events.connect.afterDisconnect',
  '1193.events.disconnect.closeCode',
  '1193.events.disconnect.emitted',
  '1193.events.disconnect.notOnSwitch',
  '1193.events.disconnect.payload',
  '1474.error.listedCodes',
  '2255.get.shape',
  '2700.on.multipleListeners',
  '2700.removeListener.onlyThat',
  '3085.add.chainId.hex',
  '3085.add.duplicate.noDup',
  '3085.add.explorer.validUrl',
  '3085.add.nativeCurrency.decimals',
  '3085.add.rpcUrls.required',
  '3085.add.rpcUrls.validUrl',
  '3085.add.thenSwitch',
  '3326.switch.effectiveOnResolve',
  '3326.switch.params.padded',
  '3326.switch.params.unprefixed',
  '3326.switch.reject.message',
  '3326.switch.reject.noChange',
  '3326.switch.reject.noEvent',
  '3326.switch.same.noEvent',
  '3326.switch.unknown.noAdd',
  '695.chainId.matchesAnvil',
  'conc.burst.noUndefined',
  'conc.requestAccounts.bothSettle',
  'conc.responses.correlate',
])
