import { parseFault, type Fault } from './parseFault.ts'

/** Handle of an armed fault. */
export type FaultHandle = {
  /** Number of requests that the fault has affected. */
  used(): number
  /** Removes the fault. */
  remove(): void
}

/** Armed faults of one chain. If several match a request, the latest applies. */
export type Faults = {
  /**
   * Arms a fault.
   *
   * @throws {TypeError} that names the field, if the fault is malformed
   */
  arm(fault: Fault): FaultHandle
  /** Returns the latest fault that affects one of a request's methods, and counts it as used. */
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
