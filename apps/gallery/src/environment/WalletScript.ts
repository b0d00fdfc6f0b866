/** Response of a scripted wallet to a method: a result, an error, or none. */
export type Answer =
  | { result: unknown }
  | { error: { code?: number; message?: string; data?: unknown } }
  | 'never'

/** A wallet as data: its identity, its state, and the responses that differ from a well-behaved wallet. */
export type WalletScript = {
  name: string
  rdns: string
  accounts?: readonly `0x${string}`[]
  chainId?: number
  /** Whether the wallet has connected the site before. Default: false. */
  granted?: boolean
  /** Responses by method. */
  answers?: Readonly<Record<string, Answer>>
}
