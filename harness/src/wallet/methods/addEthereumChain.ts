import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { parseChainId, toHex } from '../hex.ts'
import { isRecord } from '../isRecord.ts'
import type { Chain } from '../types.ts'
import { refuseSecondPrompt, selectChain } from './switchEthereumChain.ts'

/** `wallet_addEthereumChain` (EIP-3085): adds a chain to the wallet after a prompt. */
export const addEthereumChain = async (call: Call, core: Core): Promise<null> => {
  const chain = parse(call, core)
  const { store, policy } = core
  const known = store.chain(chain.chainId)
  if (!known && policy.addVerifiesNode) await verifyNode(call, core, chain)
  const add = (): null => {
    if (!store.chain(chain.chainId)) store.set({ chains: [...store.get().chains, chain] })
    return policy.addSelects ? selectChain(call, core, chain.chainId) : null
  }
  if (known && !policy.addKnownAsks && call.decision?.type !== 'prompt') return add()
  refuseSecondPrompt(call, core)
  return core.ask(call, { kind: 'chain', apply: add })
}

function parse(call: Call, core: Core): Chain {
  const refuse = (why: string) => refuseParams(call, core, why)
  const [asked] = paramList(call)
  if (!isRecord(asked)) throw refuse('expected [{ chainId, … }]')
  const { chainId: hex, chainName, rpcUrls, nativeCurrency, blockExplorerUrls, iconUrls } = asked
  const chainId = parseChainId(hex)
  if (chainId === undefined)
    throw refuse('"chainId" must be an unpadded, non-zero 0x-prefixed hexadecimal string')
  if (chainName !== undefined && (typeof chainName !== 'string' || chainName === ''))
    throw refuse('"chainName" must be a non-empty string')
  if (!Array.isArray(rpcUrls) || rpcUrls.length === 0)
    throw refuse('"rpcUrls" must name at least one address')
  if (!rpcUrls.every(isNodeUrl))
    throw refuse('"rpcUrls" must be https addresses (http on this machine only)')
  if (nativeCurrency !== undefined && nativeCurrency !== null && !isCurrency(nativeCurrency))
    throw refuse('"nativeCurrency" must have a name, a symbol and decimals')
  for (const [name, urls] of Object.entries({ blockExplorerUrls, iconUrls }))
    if (urls !== undefined && urls !== null && !(Array.isArray(urls) && urls.every(isWebUrl)))
      throw refuse(`"${name}" must be web addresses`)
  return { chainId, name: chainName ?? `Chain ${chainId}`, rpcUrl: rpcUrls[0] as string }
}

/** Throws if the new node has another chain id (EIP-3085). Asks only this machine: dapps must not reach others. */
async function verifyNode(call: Call, core: Core, { chainId, rpcUrl }: Chain): Promise<void> {
  if (!core.rpc || !isLoopback(rpcUrl)) return
  const answer = await core.rpc(chainId, { method: 'eth_chainId' }, rpcUrl)
  core.transcript.record({ kind: 'rpc', chainId, method: 'eth_chainId', params: [] })
  const refuse = (why: string) => refuseParams(call, core, why)
  if ('error' in answer) throw refuse(`the node at ${rpcUrl} does not answer eth_chainId`)
  if (Number(answer.result) !== chainId)
    throw refuse(
      `the node at ${rpcUrl} answers chain id ${String(answer.result)}, not ${toHex(chainId)}`,
    )
}

function isCurrency(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { name, symbol, decimals } = value
  const isName = (text: unknown) => typeof text === 'string' && text !== ''
  return isName(name) && isName(symbol) && isByte(decimals)
}

const isByte = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255

// Web address, as far as RFC 3986 concerns http. The class `URL` is not part of the language.
const urlPattern =
  /^(https?):\/\/(?:[^\s/?#@]*@)?(\[[0-9a-f:.]+\]|[^\s/?#:@[\]]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i

const isWebUrl = (value: unknown): value is string =>
  typeof value === 'string' && urlPattern.test(value)

const isNodeUrl = (value: unknown): boolean =>
  isWebUrl(value) && (/^https:/i.test(value) || isLoopback(value))

const isLoopback = (url: string): boolean =>
  /^((.*\.)?localhost|\[::1\]|127(\.\d{1,3}){3})$/i.test(urlPattern.exec(url)?.[2] ?? '')
