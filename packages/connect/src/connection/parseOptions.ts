import type { WalletId } from '../catalogue/Wallet.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Parses the argument of `connect`, which untyped code may call with anything. Returns a TypeError to reject with. */
export function parseConnectOptions(
  options: unknown,
): { wallet: WalletId; chainId: number | false | undefined } | TypeError {
  const wallet = readProperty(options, 'wallet')
  if (typeof wallet !== 'string')
    return new TypeError(
      "connect wants an object with the id of a wallet: connect({ wallet: 'metamask' }).",
    )
  const chainId = readProperty(options, 'chainId')
  if (chainId === undefined || chainId === false || isChainId(chainId)) return { wallet, chainId }
  return new TypeError(
    "connect wants `chainId` as a number, or false to keep the wallet's chain: connect({ wallet: 'metamask', chainId: 8453 }).",
  )
}

/** Parses the argument of `switchChain` or `addChain`. Returns a TypeError to reject with. */
export function parseChainOptions(
  method: 'switchChain' | 'addChain',
  options: unknown,
): { chainId: number } | TypeError {
  const chainId = readProperty(options, 'chainId')
  if (isChainId(chainId)) return { chainId }
  return new TypeError(
    `${method} wants an object with the chain id as a number: ${method}({ chainId: 8453 }).`,
  )
}

/**
 * Parses the argument of `getProvider`: returns its wallet, or `connected` if it has none. Returns undefined for a
 * misuse such as `getProvider('metamask')`, which must not return the provider of another wallet.
 */
export function parseProviderOptions(
  options: unknown,
  connected: WalletId | undefined,
): WalletId | undefined {
  if (options === undefined) return connected
  if (typeof options !== 'object') return undefined
  const wallet = readProperty(options, 'wallet')
  if (wallet === undefined) return connected
  return typeof wallet === 'string' ? wallet : undefined
}

const isChainId = (value: unknown): value is number => Number.isSafeInteger(value)
