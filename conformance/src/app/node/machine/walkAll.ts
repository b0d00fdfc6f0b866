import { personas } from '@touchstone/harness'
import { isRemote } from '../../isRemote.ts'
import type { readOptions } from './readOptions.ts'
import { listenTo } from './vocabulary.ts'
import { walkMachine } from './walkMachine.ts'

/** The transition function alone, in the words of each of these fake wallets; whether nothing was violated. */
export const walkAll = async (options: ReturnType<typeof readOptions>): Promise<boolean> => {
  const { names, seed } = options
  const steps = Math.ceil(options.steps / names.length)
  let walked = 0
  for (const wallet of names) {
    const words = await listenTo(wallet)
    const remote = isRemote(personas[wallet])
    const violation = await walkMachine(words, { steps, seed, wallet, remote })
    if (violation === undefined) {
      walked += steps
      continue
    }
    process.stdout.write(`${wallet}, seed ${seed}: ${violation.faults.join('; ')}\n`)
    process.stdout.write(`  ${JSON.stringify(violation.stimuli)}\n`)
  }
  process.stdout.write(`walk: ${walked} of ${steps * names.length} steps without a violation\n`)
  return walked === steps * names.length
}
