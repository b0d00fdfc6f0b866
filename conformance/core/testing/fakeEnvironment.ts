import type { Answer, Call, Driver, Environment, DriverEvent } from '../driver.ts'

/** Parts of a fake driver that a test defines. The other parts do nothing. */
export type Fake = Partial<Driver> & {
  answer?: (call: Call, emit: (event: DriverEvent) => void) => Promise<Answer> | Answer
}

/** Creates an environment without a wallet. Its drivers have the parts that `make` returns. */
export function fakeEnvironment(
  make: (opened: number) => Fake,
): Environment & { closed(): number } {
  let opened = 0
  let closed = 0
  return {
    name: 'fake',
    mode: 'provider',
    pace: { step: 50, fence: 20 },
    cannot: { reload: 'There is no page in Node.' },
    ask: async () => ({ result: null, by: 'value' }),
    closed: () => closed,
    close: async () => undefined,
    async open() {
      const { answer, ...given } = make(opened++)
      const listeners: ((event: DriverEvent) => void)[] = []
      const driver: Driver = {
        user: {},
        window: false,
        lacks: [],
        boot: async () => undefined,
        request: async (call) =>
          answer?.(call, (event) => listeners.forEach((listener) => listener(event))) ?? {
            result: '0x38',
            by: 'promise',
          },
        listen: async () => 'provider',
        unlisten: async () => 'provider',
        discover: async () => undefined,
        decoy: async () => undefined,
        inspect: async () => ({ type: 'function', value: { $: 'function' } }),
        onEvent: (listener) => void listeners.push(listener),
        async close() {
          closed += 1
        },
        ...given,
      }
      return {
        driver,
        resources: {
          chainId: 56,
          accounts: [],
          url: () => '',
          onNodeRequest: () => () => undefined,
        },
      }
    },
  }
}
