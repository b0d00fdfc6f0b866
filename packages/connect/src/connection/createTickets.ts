import type { Address } from 'viem'
import type { ConnectionError } from '../errors/errorClasses.ts'

type Value = { accounts: readonly Address[]; chainId: number }

/** Promises of the connection's methods, by number. The transition function is pure, so it settles numbers. */
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
      // Prevents an unhandled rejection: an app may ignore the promise and read the error from the snapshot.
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
