/** What a scripted wallet answers to a method: a value, an error, or nothing ever. */
export type Answer =
  | { result: unknown }
  | { error: { code?: number; message?: string; data?: unknown } }
  | 'never'

/** The wallet fails with this code. */
export const error = (code: number, message = 'Said by the wallet.'): Answer => ({
  error: { code, message },
})

/** A wallet as data: who it is, where it stands, and what it answers otherwise than a plain wallet would. */
export type WalletScript = {
  name: string
  rdns: string
  accounts?: readonly `0x${string}`[]
  chainId?: number
  /** The site has its accounts already. */
  granted?: boolean
  /** By method. A list is used up one by one; its last answer stays. */
  answers?: Readonly<Record<string, Answer | readonly Answer[]>>
}

/** The first two accounts of the local chain that the gallery is served with. */
export const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** @example metaMask({ eth_requestAccounts: { error: { code: 4001 } } }) */
export function metaMask(
  answers: WalletScript['answers'] = {},
  more: Partial<WalletScript> = {},
): WalletScript {
  return { name: 'MetaMask', rdns: 'io.metamask', answers, ...more }
}
