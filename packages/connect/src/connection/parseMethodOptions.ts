import type { WalletId } from '../catalogue/Wallet.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Parses the argument of `connect`. Untyped code may pass any value. Returns undefined for a misuse. */
export function parseConnectOptions(
  options: unknown,
): { wallet: WalletId; chainId: number | false | undefined } | undefined {
  const wallet = readProperty(options, 'wallet')
  const chainId = readProperty(options, 'chainId')
  const isValid = chainId === undefined || chainId === false || isChainId(chainId)
  return typeof wallet === 'string' && isValid ? { wallet, chainId } : undefined
}

export function parseChainId(options: unknown): number | undefined {
  const chainId = readProperty(options, 'chainId')
  return isChainId(chainId) ? chainId : undefined
}

/** Parses the argument of `getProvider`. Returns undefined for a misuse such as `getProvider('metamask')`. */
export function parseProviderOptions(
  options: unknown,
  connected: WalletId | undefined,
): WalletId | undefined {
  if (typeof options === 'string') return undefined
  const wallet = readProperty(options, 'wallet') ?? connected
  return typeof wallet === 'string' ? wallet : undefined
}

export const rejectMisuse = (call: string): Promise<never> =>
  Promise.reject(new TypeError(`Call ${call}, with the chain id as a number.`))

const isChainId = (value: unknown): value is number => Number.isSafeInteger(value)
