import { parseFault, type Fault } from './fault.ts'

/** Handle of an armed fault. */
export type FaultHandle = {
  /** Number of requests that it affected. */
  used(): number
  /** Removes the fault. */
  remove(): void
}

/** Faults of one chain. The latest one applies first. */
export type Faults = {
  /** @throws {TypeError} that names the field, if the fault is malformed */
  arm(fault: Fault): FaultHandle
  /** Returns the fault for a request of these methods (a batch has several) and counts it as used. */
  take(methods: readonly string[]): Fault | undefined
  clear(): void
}

export function createFaults(): Faults {
  let armed: { fault: Fault; used: number }[] = []
  return {
    arm(given) {
      const one = { fault: parseFault(given), used: 0 }
      armed.unshift(one)
      return {
        used: () => one.used,
        remove: () => {
          armed = armed.filter((other) => other !== one)
        },
      }
    },
    take(methods) {
      const one = armed.find(
        ({ fault, used }) => used < (fault.times ?? Infinity) && methods.some(concerns(fault)),
      )
      if (one) one.used++
      return one?.fault
    },
    clear: () => {
      armed = []
    },
  }
}

const identities = ['eth_chainId', 'net_version']

const concerns = (fault: Fault) => (method: string) =>
  (fault.method === undefined || fault.method === method) &&
  (fault.kind !== 'wrong-chain' || identities.includes(method))
