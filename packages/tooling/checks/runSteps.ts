import { performance } from 'node:perf_hooks'
import type { Run, Step } from './step.ts'
import { failure, type Tally } from './tally.ts'

export type Finished = { step: Step; tally: Tally; seconds: number }

/**
 * Runs steps wave by wave, several of a wave in parallel. A step that fails or throws does not stop the others, so that
 * one run reports every failure.
 *
 * @param perform runs one step, so that a caller can provide its tools
 */
export async function runSteps(
  steps: Step[],
  perform: (step: Step) => ReturnType<Run>,
  say: { begins(step: Step): void; ends(finished: Finished): void },
): Promise<Finished[]> {
  const finished: Finished[] = []
  for (const [wave, abreast] of waves) {
    const queue = steps.filter((step) => step.wave === wave)
    const lane = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        say.begins(step)
        const start = performance.now()
        const tally = await perform(step).catch(fault(step))
        const done = { step, tally, seconds: (performance.now() - start) / 1000 }
        finished.push(done)
        say.ends(done)
      }
    }
    await Promise.all(Array.from({ length: abreast }, lane))
  }
  return finished
}

const waves = [
  ['read', 2],
  ['node', 2],
  ['browser', 1],
] as const

function fault(step: Step) {
  return (error: unknown) =>
    failure(`${step.name}: ${error instanceof Error ? error.message : String(error)}`)
}
