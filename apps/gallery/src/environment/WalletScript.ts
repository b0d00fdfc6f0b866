/** Response of a scripted wallet to a method: a result, an error, or none. */
export type Answer =
  | { result: unknown }
  | { error: { code?: number; message?: string; data?: unknown } }
  | 'never'

/** Returns an error response with this code. */
export const error = (code: number, message = 'Said by the wallet.'): Answer => ({
  error: { code, message },
})

/** A wallet as data: its identity, its state, and the responses that differ from a well-behaved wallet. */
export type WalletScript = {
  name: string
  rdns: string
  accounts?: readonly `0x${string}`[]
  chainId?: number
  /** Whether the wallet has connected the site before. Default: false. */
  granted?: boolean
  /**
   * Responses by method. If a method has a list, each request gets the next response of the list, and the last repeats.
   */
  answers?: Readonly<Record<string, Answer | readonly Answer[]>>
}

/** The first two accounts of the gallery's local chain. */
export const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/**
 * Returns the script of a MetaMask with these responses.
 *
 * @example metaMask({ eth_requestAccounts: { error: { code: 4001 } } })
 */
export function metaMask(
  answers: WalletScript['answers'] = {},
  more: Partial<WalletScript> = {},
): WalletScript {
  return { name: 'MetaMask', rdns: 'io.metamask', answers, ...more }
}
