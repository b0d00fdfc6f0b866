/** Groups of `npm run bench`. */
export type BenchGroup = 'app' | 'wallet' | 'suite' | 'chain'

/**
 * A measured value. Value and baseline come from the same run on the same machine, so that their ratio depends little
 * on the machine.
 */
export type Measurement = {
  /** Permanent id `<group>.<what>`, such as `wallet.page.eth_chainId`. */
  id: string
  value: number
  /** `ms`, `kB`, `calls`, … */
  unit: string
  /** Value to compare with, in the same unit: usually that of a minimal implementation of the task, else a constant. */
  baseline: number
  /** Goal as text: `<= 0.02 ms`. A missed goal does not fail the run. */
  goal: string
  met: boolean
}

/**
 * Default export of a `*.bench.ts` in the `bench` folder of a package.
 *
 * @example
 * export default {
 *   id: 'chain.start',
 *   group: 'chain',
 *   run: async () => [{ id: 'chain.start', value: 64, unit: 'ms', baseline: 42, goal: '<= 2 x', met: true }],
 * } satisfies Bench
 */
export type Bench = { id: string; group: BenchGroup; run(): Promise<Measurement[]> }
