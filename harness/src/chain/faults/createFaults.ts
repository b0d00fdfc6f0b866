import { parseFault, type Fault } from './fault.ts'

/** A fault that was armed. */
export type FaultHandle = {
  /** How many requests it befell. */
  used(): number
  /** Ends it. */
  remove(): void
}

/** The faults of one chain, the latest first. */
export type Faults = {
  /** @throws {TypeError} that names the field, when it is no fault. */
  arm(fault: Fault): FaultHandle
  /** What befalls a request of these methods (a batch has several). It counts as used. */
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
