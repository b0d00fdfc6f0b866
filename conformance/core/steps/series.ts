import type { Call } from '../driver.ts'
import {
  recordAnswerWhenSettled,
  recordAnswer,
  recordCall,
  send,
  type ScriptContext,
} from '../scriptContext.ts'
import type { Step } from '../step.ts'
import type { StepEnd } from './runStep.ts'
import { prompt } from './prompt.ts'
import { user } from './user.ts'
import { settle } from './wait.ts'

const reject = { do: 'user', act: 'reject', if: 'prompted' } as const

/** Makes calls in sequence. If a prompt opens, the user rejects it before the next call. */
export async function series(
  { calls }: Step & { do: 'series' },
  stage: ScriptContext,
): Promise<StepEnd> {
  let left: readonly Call[] = calls.map((call) => ({ ...call, on: 'provider', path: 'request' }))
  while (left.length > 0) {
    const answered = await begin(left, stage)
    const open = left[answered]
    if (!open) return undefined
    await prompt(open.id, stage)
    const end = (await user(reject, [], stage)) ?? (await settle(open.id, stage))
    if (end) return end
    left = left.slice(answered + 1)
  }
  return undefined
}

/** Makes calls until one stays open. Returns the number of answered calls before it. */
async function begin(calls: readonly Call[], stage: ScriptContext): Promise<number> {
  const { requestEach } = stage.driver
  if (!requestEach) {
    send(stage, calls[0]!)
    return 0
  }
  const { answers, open } = await requestEach(calls)
  for (const [i, answer] of answers.entries()) {
    recordCall(stage, calls[i]!)
    recordAnswer(stage, calls[i]!, answer)
  }
  const waiting = calls[answers.length]
  if (waiting && open) {
    recordCall(stage, waiting)
    recordAnswerWhenSettled(stage, waiting, open)
  }
  return answers.length
}
