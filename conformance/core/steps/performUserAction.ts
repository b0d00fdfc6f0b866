import type { UserAction, CheckResources } from '../driver.ts'
import { pollUntil } from '../withDeadline.ts'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext, StepEnd } from '../scriptContext.ts'
import { type Step, blocked } from '../defineCheck.ts'
const answering: ReadonlySet<UserAction> = new Set(['approve', 'reject', 'dismiss'])

/** Performs a user action. */
export async function performUserAction(
  step: Step & { do: 'user' },
  filledArgs: readonly SerializedValue[],
  { driver, recorder, environment, resources, prompts, answered }: ScriptContext,
): Promise<StepEnd> {
  if (step.if === 'prompted' && prompts?.open === 0) return undefined
  const action = driver.user[step.act]
  if (!action && step.if === 'possible') return undefined
  if (!action)
    return blocked(`user.${step.act}`, `Nobody can do "${step.act}" on this wallet here.`)
  const args =
    step.act === 'approve'
      ? filledArgs.map((choice) => replaceMissingAccount(choice, resources))
      : filledArgs
  let done = await action(...args)
  // If the wallet cannot count its prompts, repeat the action until it succeeds, or the call is answered.
  if (answering.has(step.act) && prompts && prompts.open === undefined) {
    const isDone = async () => {
      if (done !== false || answered.has(prompts.of)) return true
      done = await action(...args)
      return false
    }
    await pollUntil(isDone, environment)
  }
  recorder.add('action', step.act, { args, done })
  return undefined
}

/** Chooses the wallet's only account if it has none of the wanted ones. */
function replaceMissingAccount(
  choice: SerializedValue,
  { accounts: [first] }: CheckResources,
): SerializedValue {
  const { accounts } = choice as { accounts?: readonly SerializedValue[] }
  if (!first || !accounts?.length || accounts.some((one) => one !== null)) return choice
  return { ...(choice as object), accounts: [first.address] }
}
