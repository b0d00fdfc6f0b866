import { toHex } from '../wallet/hex.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { Json } from '../wallet/types.ts'
import { parseHexChain, refuseOtherKeys, singleParam } from './metamaskParams.ts'
import { formatPermissions, requestedPermissions } from './metamaskPermissions.ts'
import { withSpamFilter } from './metamaskSpamFilter.ts'

/** Hooks for the methods whose code every page has. Numbers are those of MetaMask's recordings. */
export const metamaskMethods: NonNullable<Persona['methods']> = {
  // The answer has two permissions with the same id: recording 06-reads-after-connect.
  wallet_getPermissions: async (_, next, core) => formatPermissions((await next()) as Json[], core),
  // Rejects an open permission request too (recording 61). Empty params fail with -32602 (recording 40).
  wallet_revokePermissions: async (call, next, core) => {
    requestedPermissions(call, core)
    const answer = await next()
    core.prompts.cancel((_, kind) => kind === 'connect')
    return answer
  },
  // Source of the errors: recording 15-switch-malformed.
  wallet_switchEthereumChain: withSpamFilter((call, next, core) => {
    const asked = singleParam(call, core)
    refuseOtherKeys(asked, ['chainId'], core)
    parseHexChain(asked['chainId'], core)
    return next()
  }),
  // MetaMask's page provider sends this request when the page loads: recording 01-reads-before-connect.
  metamask_getProviderState: (_, __, { store, vanished }) => ({
    isUnlocked: !vanished,
    accounts: [...store.accounts()],
    extensionId: 'touchstonewalletofthispersonaonly',
    chainId: toHex(store.chainId()),
    networkVersion: store.connected() ? String(store.chainId()) : 'loading',
    isConnected: store.connected(),
  }),
  // Fails like other reads while the node is unreachable: recordings 01 and 12.
  net_version: (call, next, core) => {
    if (!core.store.connected()) throw core.fail('disconnected', { method: call.method })
    return next()
  },
  wallet_getSnaps: () => ({}),
  wallet_registerOnboarding: () => true,
  // Source of the format: recording client-version.
  web3_clientVersion: (_, __, { persona }) => `MetaMask/v${persona.version}`,
}
