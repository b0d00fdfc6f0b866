import { paramList } from '../wallet/callInProgress.ts'
import { isAddress } from '../wallet/hex.ts'
import type { Core, Persona } from '../wallet/engineAndPersonaTypes.ts'
import { type Failure, failWith } from '../wallet/requestFailures.ts'
import { isRecord } from '../wallet/isRecord.ts'
import { domainChainId } from '../wallet/parseTypedData.ts'
import type { Json } from '../wallet/types.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import {
  failMalformed,
  parseHexChain,
  refuseOtherKeys,
  formatParam,
  singleParam,
} from './metamaskParams.ts'
import { metamaskSendCalls } from './metamaskSendCalls.ts'
import { formatPermissions, requestedPermissions } from './metamaskPermissions.ts'
import { withSpamFilter } from './metamaskSpamFilter.ts'

/** Methods with the spam filter (`BLOCKABLE_METHODS` in createOriginThrottlingMiddleware.ts of MetaMask). */
const filteredMethods =
  /^(wallet_(addEthereumChain|sendCalls|watchAsset)|eth_sendTransaction|personal_sign|eth_signTypedData_v4)$/

/**
 * Changes the error of the third rejection in a row, at which MetaMask offers to block the site (recording
 * 38-sign-rejected-three-times). The user here does not block, so the count restarts.
 */
const nameThrottleModal = ({ data }: Failure): void => {
  if (isRecord(data) && 'location' in data) data['location'] = 'origin_throttle_modal'
}

function filterSpam(methods: NonNullable<Persona['lazyMethods']>) {
  const filtered = Object.entries(methods).map(([name, hook]) => {
    if (!filteredMethods.test(name)) return [name, hook] as const
    return [
      name,
      withSpamFilter(hook, name === 'wallet_watchAsset' ? undefined : nameThrottleModal),
    ] as const
  })
  return Object.fromEntries(filtered)
}

/** Throws if the chain is listed with another currency symbol. Remembers the symbol of a chain that is not listed. */
function checkSymbol(chainId: number, symbol: unknown, core: Core): void {
  const key = `metamask-symbol-${chainId}`
  if (!core.store.chain(chainId)) return void core.memory.set(key, symbol)
  const listed = core.memory.get(key) ?? symbols[chainId]
  if (listed !== undefined && symbol !== listed)
    throw failMalformed(
      core,
      `nativeCurrency.symbol does not match currency symbol for a network the user already has added with the same chainId. Received:\n${formatParam(symbol)}`,
    )
}

const chainKeys = [
  'chainId',
  'chainName',
  'blockExplorerUrls',
  'iconUrls',
  'rpcUrls',
  'nativeCurrency',
]

/** Currency symbols of built-in networks by chain id. The recordings show 1 and 137; the others are assumed. */
const symbols: Readonly<Record<number, string>> = {
  1: 'ETH',
  10: 'ETH',
  56: 'BNB',
  137: 'POL',
  8453: 'ETH',
  42161: 'ETH',
  59144: 'ETH',
}

/** Hooks for the methods whose code a page loads on first use. Numbers are those of MetaMask's recordings. */
export const metamaskLazyMethods: NonNullable<Persona['lazyMethods']> = filterSpam({
  // Recording 40-unsupported-and-malformed.
  wallet_requestPermissions: async (call, next, core) => {
    const asked = requestedPermissions(call, core)
    const unknown = Object.keys(asked).find(
      (name) => name !== 'eth_accounts' && name !== 'endowment:permitted-chains',
    )
    if (unknown !== undefined)
      throw failWith(core, -32601, `The method "${unknown}" does not exist / is not available.`, {
        origin: call.origin,
        requestedPermissions: asked as Json,
        cause: null,
      })
    return formatPermissions((await next()) as Json[], core)
  },
  // Recordings 16-add-malformed, add-known and add-built-in. Not checked before the prompt: the symbol of an unlisted
  // chain, the explorer, the node's chain id.
  wallet_addEthereumChain: (call, next, core) => {
    if (call.params === undefined)
      throw failUnexpectedly(core, "Cannot read properties of undefined (reading '0')")
    const asked = singleParam(call, core, true)
    refuseOtherKeys(asked, chainKeys, core)
    const id = parseHexChain(asked['chainId'], core)
    const { rpcUrls, chainName, nativeCurrency } = asked
    const expected = (what: string, value: string) =>
      failMalformed(core, `Expected ${what}${value}`)
    if (!Array.isArray(rpcUrls) || !rpcUrls.some(isNode))
      throw expected(
        "an array with at least one valid string HTTPS url 'rpcUrls', Received:\n",
        String(rpcUrls),
      )
    if (typeof chainName !== 'string' || chainName === '')
      throw expected("non-empty string 'chainName'. Received:\n", formatParam(chainName))
    if (nativeCurrency !== null && !isRecord(nativeCurrency))
      throw expected("null or object 'nativeCurrency'. Received:\n", formatParam(nativeCurrency))
    if (isRecord(nativeCurrency) && nativeCurrency['decimals'] !== 18)
      throw expected(
        "the number 18 for 'nativeCurrency.decimals' when 'nativeCurrency' is provided. Received: ",
        formatParam(nativeCurrency['decimals']),
      )
    if (isRecord(nativeCurrency)) checkSymbol(id, nativeCurrency['symbol'], core)
    // Keeps only these fields, because the standard wallet rejects values of others that MetaMask accepts.
    const { chainId } = asked
    call.params = [{ chainId, chainName, rpcUrls: rpcUrls.filter(isNode).slice(0, 1) }]
    return next()
  },
  // Without an address the request fails with -32000: recording 40-unsupported-and-malformed.
  eth_getEncryptionPublicKey: (call, next, core) => {
    if (!isAddress(paramList(call)[0])) throw failWith(core, -32000, 'Invalid input.')
    return next()
  },
  // Any site may call it, without a prompt: `personalRecover` in wallet.ts of eth-json-rpc-middleware.
  personal_ecRecover: (call, _, core) => personalEcRecover(call, core),
  // The order [address, message] is accepted too: recording 35-personal_sign-errors.
  personal_sign: (call, next, core) => {
    const [first, second] = paramList(call)
    if (typeof first !== 'string' || typeof second !== 'string')
      throw failWith(core, -32000, 'Invalid input.')
    if (isAddress(first) && !isAddress(second)) call.params = [second, first]
    return next()
  },
  // Source of the errors: recording 34-typed-v4-errors.
  eth_signTypedData_v4: (call, next, core) => {
    const [address, given] = paramList(call)
    if (address === undefined || given === undefined || given === '{}')
      throw failWith(core, -32000, 'Invalid input.')
    const chainId = domainChainId(given)
    if (
      chainId !== undefined &&
      isAddress(address) &&
      core.store.mayUse(address) &&
      Number(chainId) !== core.store.chainId()
    )
      throw failUnexpectedly(
        core,
        `Provided chainId "${String(chainId)}" must match the active chainId "${core.store.chainId()}"`,
      )
    return next()
  },
  // Recording 47-sendTransaction-errors. A transaction for another chain is not refused before the prompt.
  eth_sendTransaction: (call, next, core) => {
    const [asked] = paramList(call)
    if (!isRecord(asked)) throw failWith(core, -32000, 'Invalid input.')
    if (!isAddress(asked['from']))
      throw failMalformed(core, 'Invalid parameters: must provide an Ethereum address.')
    if (!core.store.mayUse(asked['from'])) throw core.fail('unauthorised')
    if (asked['to'] !== undefined && !isAddress(asked['to']))
      throw failMalformed(core, 'Invalid "to" address.')
    const { value, chainId: _, ...rest } = asked
    if (value !== undefined && !/^0x[0-9a-f]+$/i.test(String(value)))
      throw failMalformed(
        core,
        `Invalid transaction value ${prefixed(value)}: number must be a valid number.`,
      )
    call.params = [{ ...rest, ...(value === undefined ? {} : { value }) }]
    return next()
  },
  // Waits for the user, although EIP-747 wants an immediate answer: recordings 43-watchAsset, 44-watchAsset-approve.
  wallet_watchAsset: (call, _, core) => {
    const [asked] = paramList(call) as (Record<string, unknown> | undefined)[]
    if (!asked) throw failMalformed(core, 'Invalid method parameter(s).')
    const { address, symbol } = (asked['options'] ?? {}) as { address?: unknown; symbol?: unknown }
    if (['ERC721', 'ERC1155'].includes(String(asked['type'])))
      return core.ask(call, { kind: 'asset', apply: () => true })
    if (asked['type'] !== 'ERC20')
      throw failUnexpectedly(core, `Asset type ${String(asked['type'])} not supported`)
    if (address === undefined) throw failMalformed(core, 'Address must be specified')
    if (typeof symbol === 'string' && symbol.length > 11)
      throw failMalformed(core, `Invalid symbol "${symbol}": longer than 11 characters`)
    return core.ask(call, { kind: 'asset', apply: () => true })
  },
  // Leaves out chains without EIP-7702 (recordings batches and 82-5792-stub). The error is from recording 42-5792.
  wallet_getCapabilities: async (call, next, core) => {
    if (paramList(call)[0] === undefined)
      throw failMalformed(core, 'Invalid params\n\n0 - Expected a string, but received: undefined')
    const chains = Object.entries((await next()) as Record<string, Record<string, Json>>)
    return Object.fromEntries(
      chains
        .filter(([, { atomic }]) => (atomic as { status?: Json }).status !== 'unsupported')
        .map(([chainId, one]) => [chainId, { ...one, auxiliaryFunds: { supported: true } }]),
    )
  },
  wallet_sendCalls: metamaskSendCalls,
  wallet_showCallsStatus: (call, _, core) => {
    throw core.fail('unsupported', { method: call.method, origin: call.origin })
  },
  wallet_getCallsStatus: async (call, next, core) => {
    try {
      const { receipts, ...status } = (await next()) as { receipts: Json[] }
      // A pending batch has no key `receipts`: transcript of the check 5792.status.pending on 13.36.0.
      return { ...status, atomic: true, ...(receipts.length > 0 && { receipts }) }
    } catch (error) {
      if ((error as { code?: number }).code === 5730)
        throw failWith(core, 5730, 'No matching bundle found')
      throw error
    }
  },
})

const prefixed = (value: unknown): string =>
  String(value).startsWith('0x') ? String(value) : `0x${String(value)}`

/** Whether MetaMask accepts this RPC URL of a new chain: https on any host, http only on this machine. */
const isNode = (url: unknown): boolean =>
  typeof url === 'string' &&
  /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$))/i.test(url)

/** Creates the error for an unexpected exception in MetaMask, which is in `data.cause` (recordings 16, 34 and 43). */
export function failUnexpectedly(core: Core, message: string): Failure {
  const stack = `Error: ${message}\n  at <anonymous>`
  return failWith(core, -32603, message, { cause: { stack, message } })
}
