import { performance } from 'node:perf_hooks'
import { runConcurrently } from './runConcurrently.ts'
import type { Step } from './Step.ts'
import { failedResult, type StepResult } from './stepResult.ts'

export type FinishedStep = { step: Step; result: StepResult; seconds: number }

/**
 * Runs steps wave by wave. A step that fails or throws does not stop the others, so that one run reports every failure.
 */
export async function runSteps(
  steps: Step[],
  perform: (step: Step) => Promise<StepResult>,
  onEnd: (finished: FinishedStep) => void,
): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = []
  for (const [wave, atOnce] of waves) {
    const ofWave = steps.filter((step) => step.wave === wave)
    await runConcurrently(ofWave, atOnce, async (step) => {
      const start = performance.now()
      const result = await perform(step).catch((error: unknown) =>
        failedResult(`${step.name}: ${error instanceof Error ? error.message : String(error)}`),
      )
      const done = { step, result, seconds: (performance.now() - start) / 1000 }
      finished.push(done)
      onEnd(done)
    })
  }
  return finished
}

const waves = [
  ['read', 2],
  ['node', 2],
  ['browser', 1],
] as const
