import { paramList } from '../wallet/call.ts'
import { toHex } from '../wallet/hex.ts'
import type { Persona } from '../wallet/core.ts'
import type { Json } from '../wallet/types.ts'
import { hexChain, only, single } from './metamaskChainParams.ts'
import { isRecord } from './metamaskErrors.ts'
import { asPermissions, noPermissions } from './metamaskPermissions.ts'
import { unlessSpam } from './metamaskSpam.ts'

/** Methods in which MetaMask differs from the engine's defaults. MM is a recording, as in `metamask.ts`. */
export const metamaskMethods: NonNullable<Persona['methods']> = {
  // MM 06-reads-after-connect: two permissions of one id.
  wallet_getPermissions: async (_, next, core) => asPermissions((await next()) as Json[], core),
  // MM 61: rejects an open permission request. MM 40: [] is -32602.
  wallet_revokePermissions: async (call, next, core) => {
    const [asked] = paramList(call)
    if (!isRecord(asked) || Object.keys(asked).length === 0) throw noPermissions(call, core)
    const answer = await next()
    core.prompts.cancel((_, kind) => kind === 'connect')
    return answer
  },
  // MM 15-switch-malformed.
  wallet_switchEthereumChain: unlessSpam((call, next, core) => {
    const asked = single(call, core)
    only(asked, ['chainId'], core)
    hexChain(asked['chainId'], core)
    return next()
  }),
  // MM 01: the provider requests this state when the page loads.
  metamask_getProviderState: (_, __, { store, vanished }) => ({
    isUnlocked: !vanished,
    accounts: [...store.accounts()],
    extensionId: 'touchstonewalletofthispersonaonly',
    chainId: toHex(store.chainId()),
    networkVersion: store.connected() ? String(store.chainId()) : 'loading',
    isConnected: store.connected(),
  }),
  // MM 01, 12: like other reads, it fails while the RPC endpoint does not respond.
  net_version: (call, next, core) => {
    if (!core.store.connected()) throw core.fail('disconnected', { method: call.method })
    return next()
  },
  wallet_getSnaps: () => ({}),
  wallet_registerOnboarding: () => true,
  // MM 86-node-errors.
  web3_clientVersion: (_, __, { persona }) => `MetaMask/v${persona.version}`,
}
