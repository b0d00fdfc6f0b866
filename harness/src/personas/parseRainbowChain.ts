import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { failWith } from '../wallet/requestFailures.ts'

type Proposed = {
  chainId: string
  chainName?: string
  rpcUrls: string[]
  nativeCurrency: { name?: string; symbol?: string; decimals?: number }
  blockExplorerUrls: string[]
}

/**
 * Checks a proposed chain as handleProviderRequest.ts in `@rainbow-me/provider` does. Values that make its code throw,
 * such as a missing list, fail with the message of that exception.
 */
export function parseRainbowChain(asked: unknown, core: Core): { known: boolean; chain: Proposed } {
  const chain = asked as Proposed
  const [chainId, rpcUrl] = [chain.chainId, chain.rpcUrls[0]]
  const { name, symbol, decimals } = readCurrency(chain.nativeCurrency)
  const explorer = chain.blockExplorerUrls[0]
  const refuse = (message: string) => failWith(core, -32000, message)

  if (!/^0x[0-9a-fA-F]*$/.test(chainId))
    throw refuse(
      `Expected 0x-prefixed, unpadded, non-zero hexadecimal string "chainId". Received: ${chainId}`,
    )
  if (Number(chainId) > Number.MAX_SAFE_INTEGER)
    throw refuse(
      `Invalid chain ID "${chainId}": numerical value greater than max safe value. Received: ${chainId}`,
    )
  if (!rpcUrl)
    throw refuse(`Expected non-empty array[string] "rpcUrls". Received: ${String(rpcUrl)}`)
  if (!name || !symbol)
    throw refuse('Expected non-empty string "nativeCurrency.name", "nativeCurrency.symbol"')
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || Number(decimals) > 36)
    throw refuse(
      `Expected non-negative integer "nativeCurrency.decimals" less than 37. Received: ${String(decimals)}`,
    )
  if (symbol.length > 6)
    throw refuse(`Expected 1-6 character string 'nativeCurrency.symbol'. Received: ${symbol}`)
  const known = core.store.chain(Number(chainId)) !== undefined
  const own = symbols[Number(chainId)]
  if (known && own !== undefined && own !== symbol)
    throw refuse(
      `nativeCurrency.symbol does not match currency symbol for a network the user already has added with the same chainId. Received: ${symbol}`,
    )
  if (!known && !explorer)
    throw refuse(
      `Expected null or array with at least one valid string HTTPS URL 'blockExplorerUrl'. Received: ${String(explorer)}`,
    )
  return { known, chain }
}

/** Reads the currency as Rainbow's compiled code does: a missing one throws a TypeError. */
function readCurrency(currency: Proposed['nativeCurrency']): Proposed['nativeCurrency'] {
  const name = currency.name
  return { ...currency, ...(name === undefined ? {} : { name }) }
}

/** Currency symbols of the default chains of fake wallets. Others are not checked. */
const symbols: Record<number, string> = { 1: 'ETH', 56: 'BNB' }
