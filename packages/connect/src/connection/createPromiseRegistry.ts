import type { Address } from 'viem'
import type { ConnectionError } from '../errors/errorClasses.ts'

type Value = { accounts: readonly Address[]; chainId: number }

/** Promises that the connection returns, by number (ticket): the transition function is pure and holds no promise. */
export function createPromiseRegistry() {
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
      // An app may ignore the rejection and read the error from the snapshot.
      promise.catch(() => {})
      act(ticket)
      return promise
    },
    resolve(tickets: readonly number[], value: Value) {
      for (const promise of take(tickets)) promise?.resolve(value)
    },
    reject(tickets: readonly number[], error: ConnectionError) {
      for (const promise of take(tickets)) promise?.reject(error)
    },
    all: () => [...open.keys()],
  }

  function take(tickets: readonly number[]) {
    const promises = tickets.map((ticket) => open.get(ticket))
    for (const ticket of tickets) open.delete(ticket)
    return promises
  }
}
