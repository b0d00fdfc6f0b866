import type { UserAction, CheckResources } from '../driver.ts'
import { pollUntil } from '../withDeadline.ts'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { StepEnd } from './runStep.ts'

const answering: ReadonlySet<UserAction> = new Set(['approve', 'reject', 'dismiss'])

/** Performs a user action. */
export async function user(
  step: Step & { do: 'user' },
  wanted: readonly SerializedValue[],
  { driver, recorder, environment, world, prompts, answered }: ScriptContext,
): Promise<StepEnd> {
  if (step.if === 'prompted' && prompts?.open === 0) return undefined
  const act = driver.user[step.act]
  if (!act && step.if === 'possible') return undefined
  if (!act) return blocked(`user.${step.act}`, `Nobody can do "${step.act}" on this wallet here.`)
  const args = step.act === 'approve' ? wanted.map((choice) => possible(choice, world)) : wanted
  let done = await act(...args)
  // If the wallet cannot count its prompts, repeat the action until it succeeds, or the call is answered.
  if (answering.has(step.act) && prompts && prompts.open === undefined) {
    const acted = async () => {
      if (done !== false || answered.has(prompts.of)) return true
      done = await act(...args)
      return false
    }
    await pollUntil(acted, environment)
  }
  recorder.add('action', step.act, { args, done })
  return undefined
}

/** Chooses the wallet's only account if it has none of the wanted ones. */
function possible(choice: SerializedValue, { accounts: [first] }: CheckResources): SerializedValue {
  const { accounts } = choice as { accounts?: readonly SerializedValue[] }
  if (!first || !accounts?.length || accounts.some((one) => one !== null)) return choice
  return { ...(choice as object), accounts: [first.address] }
}
