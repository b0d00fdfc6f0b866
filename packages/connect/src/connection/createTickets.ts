import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'

type Value = { accounts: readonly Address[]; chainId: number }

/** Promises of the acts, by number: the transition function settles numbers, not promises. */
export function createTickets() {
  const open = new Map<
    number,
    { resolve(value: Value): void; reject(error: ConnectionError): void }
  >()
  let last = 0
  return {
    open(act: (ticket: number) => void): Promise<Value> {
      last += 1
      const ticket = last
      const promise = new Promise<Value>((resolve, reject) => open.set(ticket, { resolve, reject }))
      // The stream and the snapshot tell the failure as well: an app may leave the promise alone.
      promise.catch(() => {})
      act(ticket)
      return promise
    },
    resolve(tickets: readonly number[], value: Value) {
      for (const ticket of tickets) open.get(ticket)?.resolve(value)
      forget(tickets)
    },
    reject(tickets: readonly number[], error: ConnectionError) {
      for (const ticket of tickets) open.get(ticket)?.reject(error)
      forget(tickets)
    },
    all: () => [...open.keys()],
  }

  function forget(tickets: readonly number[]): void {
    for (const ticket of tickets) open.delete(ticket)
  }
}
