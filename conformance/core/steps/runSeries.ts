import type { Call } from '../driver.ts'
import {
  recordAnswerWhenSettled,
  recordAnswer,
  recordCall,
  send,
  type ScriptContext,
  type StepEnd,
} from '../scriptContext.ts'
import type { Step } from '../defineCheck.ts'
import { performUserAction } from './performUserAction.ts'
import { waitForAnswer, waitForPrompt } from './waits.ts'

const reject = { do: 'user', act: 'reject', if: 'prompted' } as const

/** Makes calls in sequence. If a prompt opens, the user rejects it before the next call. */
export async function runSeries(
  { calls }: Step & { do: 'series' },
  context: ScriptContext,
): Promise<StepEnd> {
  let remaining: readonly Call[] = calls.map((call) => ({
    ...call,
    on: 'provider',
    path: 'request',
  }))
  while (remaining.length > 0) {
    const answeredCount = await callUntilOpen(remaining, context)
    const open = remaining[answeredCount]
    if (!open) return undefined
    await waitForPrompt(open.id, context)
    const end =
      (await performUserAction(reject, [], context)) ?? (await waitForAnswer(open.id, context))
    if (end) return end
    remaining = remaining.slice(answeredCount + 1)
  }
  return undefined
}

/** Makes calls until one stays open. Returns the number of answered calls before it. */
async function callUntilOpen(calls: readonly Call[], context: ScriptContext): Promise<number> {
  const { requestEach } = context.driver
  if (!requestEach) {
    send(context, calls[0]!)
    return 0
  }
  const { answers, open } = await requestEach(calls)
  for (const [i, answer] of answers.entries()) {
    recordCall(context, calls[i]!)
    recordAnswer(context, calls[i]!, answer)
  }
  const waiting = calls[answers.length]
  if (waiting && open) {
    recordCall(context, waiting)
    recordAnswerWhenSettled(context, waiting, open)
  }
  return answers.length
}
