import { performance } from 'node:perf_hooks'
import type { RunStep, Step } from './Step.ts'
import { failedResult, type StepResult } from './stepResult.ts'

export type FinishedStep = { step: Step; result: StepResult; seconds: number }

/**
 * Runs steps wave by wave, some steps of a wave in parallel. A step that fails or throws does not stop the
 * others, so that one run reports every failure.
 *
 * @param perform runs one step, with the context that the caller provides
 */
export async function runSteps(
  steps: Step[],
  perform: (step: Step) => ReturnType<RunStep>,
  listener: { onStart(step: Step): void; onEnd(finished: FinishedStep): void },
): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = []
  for (const [wave, concurrency] of waves) {
    const queue = steps.filter((step) => step.wave === wave)
    const worker = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        listener.onStart(step)
        const start = performance.now()
        const result = await perform(step).catch(toFailure(step))
        const done = { step, result, seconds: (performance.now() - start) / 1000 }
        finished.push(done)
        listener.onEnd(done)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }
  return finished
}

const waves = [
  ['read', 2],
  ['node', 2],
  ['browser', 1],
] as const

function toFailure(step: Step) {
  return (error: unknown) =>
    failedResult(`${step.name}: ${error instanceof Error ? error.message : String(error)}`)
}
