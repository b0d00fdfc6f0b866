import type { Answer } from '../driver.ts'
import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import { noteAnswer, type Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import type { End } from './playStep.ts'

/** Asks the node itself; again and again where an answer is waited for. */
export async function node(
  { id, method }: Step & { do: 'node' },
  params: readonly Seen[],
  wanted: Seen | undefined,
  stage: Stage,
): Promise<End> {
  const { ask, pace } = stage.environment
  let answer: Answer = await ask(method, params)
  const come = async () => {
    if ('result' in answer && answer.result === wanted) return true
    answer = await ask(method, params)
    return false
  }
  if (wanted !== undefined) await until(come, { pace })
  noteAnswer(stage, { id, path: method, args: params }, answer)
  return undefined
}
