import { type Call, listOf } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { isAddress, parseChainId, toHex } from '../wallet/hex.ts'
import type { Persona } from '../wallet/persona.ts'
import type { Json } from '../wallet/types.ts'
import { metamaskSendCalls } from './metamaskSendCalls.ts'

const chainKeys = [
  'chainId',
  'chainName',
  'blockExplorerUrls',
  'iconUrls',
  'rpcUrls',
  'nativeCurrency',
]

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
  // MM 16-add-malformed. Neither the symbol, nor the explorer, nor the node's chain id is looked at first.
  wallet_addEthereumChain: (call, next, core) => {
    if (call.params === undefined)
      throw broke(core, "Cannot read properties of undefined (reading '0')")
    const asked = single(call, core, true)
    only(asked, chainKeys, core)
    hexChain(asked['chainId'], core)
    const { rpcUrls, chainName, nativeCurrency } = asked
    if (!Array.isArray(rpcUrls) || !rpcUrls.some(isNode))
      throw say(
        core,
        -32602,
        `Expected an array with at least one valid string HTTPS url 'rpcUrls', Received:\n${String(rpcUrls)}`,
      )
    if (typeof chainName !== 'string' || chainName === '')
      throw say(
        core,
        -32602,
        `Expected non-empty string 'chainName'. Received:\n${shown(chainName)}`,
      )
    if (nativeCurrency !== null && !isRecord(nativeCurrency))
      throw say(
        core,
        -32602,
        `Expected null or object 'nativeCurrency'. Received:\n${shown(nativeCurrency)}`,
      )
    if (isRecord(nativeCurrency) && nativeCurrency['decimals'] !== 18)
      throw say(
        core,
        -32602,
        `Expected the number 18 for 'nativeCurrency.decimals' when 'nativeCurrency' is provided. Received: ${shown(nativeCurrency['decimals'])}`,
      )
    // What the engine would refuse and MetaMask lets pass is dropped, as MetaMask does with explorers.
    const { chainId } = asked
    call.params = [{ chainId, chainName, rpcUrls: rpcUrls.filter(isNode).slice(0, 1) }]
    return next()
  },
  // MM 35-personal_sign-errors: -32000; the order [address, message] is accepted too.
  personal_sign: (call, next, core) => {
    const [first, second] = listOf(call)
    if (typeof first !== 'string' || typeof second !== 'string')
      throw say(core, -32000, 'Invalid input.')
    if (isAddress(first) && !isAddress(second)) call.params = [second, first]
    return next()
  },
  // MM 34-typed-v4-errors.
  eth_signTypedData_v4: (call, next, core) => {
    const [address, given] = listOf(call)
    if (address === undefined || given === undefined || given === '{}')
      throw say(core, -32000, 'Invalid input.')
    const chainId = domainChain(given)
    if (
      chainId !== undefined &&
      isAddress(address) &&
      core.store.mayUse(address) &&
      Number(chainId) !== core.store.chainId()
    )
      throw broke(
        core,
        `Provided chainId "${String(chainId)}" must match the active chainId "${core.store.chainId()}"`,
      )
    return next()
  },
  // MM 47-sendTransaction-errors. A foreign chainId reaches the confirmation: it is not refused up front.
  eth_sendTransaction: (call, next, core) => {
    const [asked] = listOf(call)
    if (!isRecord(asked)) throw say(core, -32000, 'Invalid input.')
    if (!isAddress(asked['from']))
      throw say(core, -32602, 'Invalid parameters: must provide an Ethereum address.')
    if (!core.store.mayUse(asked['from'])) throw core.fail('unauthorised')
    if (asked['to'] !== undefined && !isAddress(asked['to']))
      throw say(core, -32602, 'Invalid "to" address.')
    const { value, chainId: _, ...rest } = asked
    if (value !== undefined && !/^0x[0-9a-f]+$/i.test(String(value)))
      throw say(
        core,
        -32602,
        `Invalid transaction value ${prefixed(value)}: number must be a valid number.`,
      )
    call.params = [{ ...rest, ...(value === undefined ? {} : { value }) }]
    return next()
  },
  // MM 43-, 44-watchAsset: waits for the person; EIP-747 would answer at once.
  wallet_watchAsset: (call, _, core) => {
    const asked = (Array.isArray(call.params) ? call.params[0] : call.params) as
      | Record<string, unknown>
      | undefined
    if (!asked) throw broke(core, "Cannot read properties of undefined (reading 'options')")
    const { address, symbol } = (asked['options'] ?? {}) as { address?: unknown; symbol?: unknown }
    if (['ERC721', 'ERC1155'].includes(String(asked['type'])))
      return core.ask(call, { kind: 'asset', apply: () => true })
    if (asked['type'] !== 'ERC20')
      throw broke(core, `Asset type ${String(asked['type'])} not supported`)
    if (address === undefined) throw say(core, -32602, 'Address must be specified')
    if (typeof symbol === 'string' && symbol.length > 11)
      throw say(core, -32602, `Invalid symbol "${symbol}": longer than 11 characters`)
    return core.ask(call, { kind: 'asset', apply: () => true })
  },
  // MM 82-5792-stub: nothing to tell of chain 56; MM 42: words of the errors.
  wallet_getCapabilities: async (call, next, core) => {
    if (listOf(call)[0] === undefined)
      throw say(core, -32602, 'Invalid params\n\n0 - Expected a string, but received: undefined')
    await next()
    return {}
  },
  wallet_sendCalls: metamaskSendCalls,
  wallet_showCallsStatus: (call, _, core) => {
    throw core.fail('unsupported', { method: call.method, origin: call.origin })
  },
  wallet_getCallsStatus: async (call, next, core) => {
    try {
      return { ...((await next()) as object), atomic: true }
    } catch (error) {
      if ((error as { code?: number }).code === 5730)
        throw say(core, 5730, 'No matching bundle found')
      throw error
    }
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

function single(call: Call, core: Core, destructured = false): Record<string, unknown> {
  const [asked] = Array.isArray(call.params) ? (call.params as unknown[]) : []
  if (isRecord(asked)) return asked
  throw say(
    core,
    -32602,
    `Expected single, object parameter. Received:\n${shown(destructured ? asked : call.params)}`,
  )
}

function only(asked: Record<string, unknown>, keys: string[], core: Core): void {
  const extra = Object.keys(asked).filter((key) => !keys.includes(key))
  if (extra.length > 0)
    throw say(
      core,
      -32602,
      `Received unexpected keys on object parameter. Unsupported keys:\n${extra.join(',')}`,
    )
}

function hexChain(chainId: unknown, core: Core): void {
  if (
    typeof chainId === 'string' &&
    /^0x[1-9a-f][0-9a-f]*$/i.test(chainId) &&
    parseChainId(chainId) === undefined
  )
    throw say(
      core,
      -32602,
      `Invalid chain ID "${chainId}": numerical value greater than max safe value. Received:\n${chainId}`,
    )
  if (parseChainId(chainId) === undefined)
    throw say(
      core,
      -32602,
      `Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received:\n${shown(chainId)}`,
    )
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

/** MM 16, 34, 43: a handler that breaks tells how, as `data.cause`. */
const broke = (core: Core, message: string) =>
  say(core, -32603, message, { cause: { stack: `Error: ${message}\n  at <anonymous>`, message } })

const say = (core: Core, code: number, message: string, data?: Json) =>
  core.fail('method', {}, { code, message, data })

const shown = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** https anywhere, http on this machine alone. */
const isNode = (url: unknown): boolean =>
  typeof url === 'string' &&
  /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$))/i.test(url)

const prefixed = (value: unknown): string =>
  String(value).startsWith('0x') ? String(value) : `0x${String(value)}`

function domainChain(given: unknown): unknown {
  try {
    const data = (typeof given === 'string' ? JSON.parse(given) : given) as {
      domain?: { chainId?: unknown }
    }
    return data.domain?.chainId
  } catch {
    return undefined
  }
}
