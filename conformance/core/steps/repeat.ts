import type { Answer, Call } from '../driver.ts'
import { patiently, until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import { noteAnswer, noteCall, type Stage } from '../stage.ts'
import type { Says } from '../step.ts'
import type { End } from './playStep.ts'
import { same, valueAt } from './wait.ts'

/** Pause between two requests, in ms. Without one, a wallet may delay its events. */
const pause = 50

/** Repeats a request while the answer has this value at the path. A missing answer ends the script. */
export async function repeat(
  id: string,
  args: readonly Seen[],
  { path, value }: Says,
  stage: Stage,
): Promise<End> {
  const { driver, environment, recorder } = stage
  const { step, news = step } = environment.pace
  const call: Call = { id, on: 'provider', path: 'request', args }
  let answer: Answer | undefined
  let requests = 0
  const isOver = async () => {
    if (requests++ > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await patiently(driver.request(call), environment, step)
    return !answer || 'error' in answer || !same(valueAt(answer.result, path), value)
  }
  noteCall(stage, call)
  await until(isOver, environment, news)
  if (answer) noteAnswer(stage, call, answer)
  else recorder.add('action', 'unsettled', { of: id, ms: step })
  return answer ? undefined : 'unsettled'
}
