import { type Call, listOf } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { isAddress, toHex } from '../wallet/hex.ts'
import type { Persona } from '../wallet/persona.ts'
import type { Json } from '../wallet/types.ts'
import { hexChain, only, single } from './metamaskChainParams.ts'
import { isRecord, say } from './metamaskSay.ts'

/** Where MetaMask's answers differ in words or order; MM is the recording of 13.13.1. */
export const metamaskMethods: NonNullable<Persona['methods']> = {
  // MM 06-reads-after-connect: two permissions of one id.
  wallet_getPermissions: async (_, next, core) => asPermissions((await next()) as Json[], core),
  // MM 40: [] and none are -32602, an unknown name -32601.
  wallet_requestPermissions: async (call, next, core) => {
    const [asked] = listOf(call)
    if (!isRecord(asked) || Object.keys(asked).length === 0) throw noPermissions(call, core)
    const unknown = Object.keys(asked).find(
      (name) => name !== 'eth_accounts' && name !== 'endowment:permitted-chains',
    )
    if (unknown !== undefined)
      throw say(core, -32601, `The method "${unknown}" does not exist / is not available.`, {
        origin: call.origin,
        requestedPermissions: asked as Json,
        cause: null,
      })
    return asPermissions((await next()) as Json[], core)
  },
  // MM 61: a permission request that is open meanwhile is rejected; MM 40: [] is -32602.
  wallet_revokePermissions: async (call, next, core) => {
    const [asked] = listOf(call)
    if (!isRecord(asked) || Object.keys(asked).length === 0) throw noPermissions(call, core)
    const answer = await next()
    core.prompts.cancel((_, kind) => kind === 'connect')
    return answer
  },
  // MM 15-switch-malformed.
  wallet_switchEthereumChain: (call, next, core) => {
    const asked = single(call, core)
    only(asked, ['chainId'], core)
    hexChain(asked['chainId'], core)
    return next()
  },
  // MM 01: the state that the page asks for at its start.
  metamask_getProviderState: (_, __, { store, vanished }) => ({
    isUnlocked: !vanished,
    accounts: [...store.accounts()],
    extensionId: 'touchstonewalletofthispersonaonly',
    chainId: toHex(store.chainId()),
    networkVersion: store.connected() ? String(store.chainId()) : 'loading',
    isConnected: store.connected(),
  }),
  // MM 01, 12: a read like any other, which fails while the endpoint does not answer.
  net_version: (call, next, core) => {
    if (!core.store.connected()) throw core.fail('disconnected', { method: call.method })
    return next()
  },
  // MM 40-unsupported-and-malformed.
  eth_getEncryptionPublicKey: (call, next, core) => {
    if (!isAddress(listOf(call)[0])) throw say(core, -32000, 'Invalid input.')
    return next()
  },
  wallet_getSnaps: () => ({}),
  wallet_registerOnboarding: () => true,
  // MM 01-reads-before-connect.
  web3_clientVersion: () => 'MetaMask/v13.13.1',
}

/** MM 06: eth_accounts, and with it the chains that the site may use: all that are enabled. */
function asPermissions(permissions: Json[], core: Core): Json[] {
  if (permissions.length === 0) return []
  const { origin } = core.store
  const date = Math.round(core.clock.now())
  const id = `touchstone-${origin.length}-${core.store.permitted().length}`
  const chains = core.store.get().chains.map(({ chainId }) => toHex(chainId))
  const caveat = (type: string, value: Json): Json => [{ type, value }]
  return [
    {
      id,
      parentCapability: 'eth_accounts',
      invoker: origin,
      caveats: caveat('restrictReturnedAccounts', [...core.store.accounts()]),
      date,
    },
    {
      id,
      parentCapability: 'endowment:permitted-chains',
      invoker: origin,
      caveats: caveat('restrictNetworkSwitching', chains),
      date,
    },
  ]
}

/** MM 40: the whole request comes back, as the extension sees it. */
const noPermissions = ({ id, method, params, origin }: Call, core: Core) =>
  say(core, -32602, 'Invalid method parameter(s).', {
    request: {
      method,
      ...(params === undefined ? {} : { params: params as Json }),
      jsonrpc: '2.0',
      id,
      origin,
      mainFrameOrigin: origin,
      networkClientId: 'touchstone',
      tabId: 1,
    },
    cause: null,
  })
