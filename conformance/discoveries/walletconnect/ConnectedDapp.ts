import type { Phone } from '@touchstone/harness/relay'

type Request = { method: string; params: unknown[] }

/** A dapp that is connected to a simulated phone over WalletConnect and reads from a local node. */
export type ConnectedDapp = {
  account: string
  request(args: Request): Promise<unknown>
  /** Returns the number of requests for this method that the phone and the node have received. */
  received(method: string): number
  close(): Promise<void>
}

/** Counts the requests for a method that reached the phone or the node. */
export function countRequests(
  phone: Phone,
  nodeMethods: readonly string[],
  method: string,
): number {
  const phoneMethods = phone.wallet
    .transcript()
    .flatMap((entry) => (entry.kind === 'call' ? [entry.method] : []))
  return [...phoneMethods, ...nodeMethods].filter((one) => one === method).length
}
