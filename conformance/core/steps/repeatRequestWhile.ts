import type { Answer, Call } from '../driver.ts'
import { withDeadline } from '../withDeadline.ts'
import { pollUntil } from '../pollUntil.ts'
import { type SerializedValue, valueAt } from '../serialize.ts'
import { recordAnswer, recordCall } from '../sendAndRecordCalls.ts'
import type { ScriptContext, StepEnd } from '../scriptContext.ts'
import type { ValueCondition } from '../defineCheck.ts'
import { isSameValue } from './waitSteps.ts'

/** Pause between two requests, in ms. Without a pause, the requests may delay the events of the wallet. */
const pause = 50

/**
 * Repeats a request while its result has this value at this path, for `pace.news` (default: `pace.step`) at most. A
 * missing answer ends the script.
 */
export async function repeatRequestWhile(
  id: string,
  args: readonly SerializedValue[],
  { path, value }: ValueCondition,
  context: ScriptContext,
): Promise<StepEnd> {
  const { driver, environment, recorder } = context
  const { step, news = step } = environment.pace
  const call: Call = { id, on: 'provider', path: 'request', args }
  let answer: Answer | undefined
  let requests = 0
  const isOver = async () => {
    if (requests++ > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await withDeadline(driver.request(call), environment, step)
    return !answer || 'error' in answer || !isSameValue(valueAt(answer.result, ...path), value)
  }
  recordCall(context, call)
  await pollUntil(isOver, environment, news)
  if (answer) recordAnswer(context, call, answer)
  else recorder.add('action', 'unsettled', { of: id, ms: step })
  return answer ? undefined : 'unsettled'
}
