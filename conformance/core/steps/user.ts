import type { Act, World } from '../driver.ts'
import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { End } from './playStep.ts'

const answering: ReadonlySet<Act> = new Set(['approve', 'reject', 'dismiss'])

/** Performs a user action. */
export async function user(
  step: Step & { do: 'user' },
  wanted: readonly Seen[],
  { driver, recorder, environment, world, prompts, answered }: Stage,
): Promise<End> {
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
    await until(acted, environment)
  }
  recorder.add('action', step.act, { args, done })
  return undefined
}

/** Chooses the wallet's only account if it has none of the wanted ones. */
function possible(choice: Seen, { accounts: [first] }: World): Seen {
  const { accounts } = choice as { accounts?: readonly Seen[] }
  if (!first || !accounts?.length || accounts.some((one) => one !== null)) return choice
  return { ...(choice as object), accounts: [first.address] }
}
