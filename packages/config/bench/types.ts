/** The four groups of `npm run bench`. */
export type Group = 'app' | 'wallet' | 'suite' | 'chain'

/** One figure. Ratios are taken in one run on one machine, so that they hold on any machine. */
export type Measurement = {
  /** Permanent: `<room>.<what>`, such as `wallet.page.eth_chainId`. */
  id: string
  value: number
  /** `ms`, `kB`, `calls`, … */
  unit: string
  /** The least that the same job can cost, measured in the same run, in the same unit. */
  floor: number
  /** The goal as a person reads it: `<= 0.02 ms`. It is printed as met or missed, never asserted. */
  goal: string
  met: boolean
}

/**
 * What a `*.bench.ts` under a room's `bench` folder exports as its default.
 *
 * @example
 * export default {
 *   id: 'chain.start',
 *   group: 'chain',
 *   run: async () => [{ id: 'chain.start', value: 64, unit: 'ms', floor: 42, goal: '<= 2 x', met: true }],
 * } satisfies Bench
 */
export type Bench = { id: string; group: Group; run(): Promise<Measurement[]> }
