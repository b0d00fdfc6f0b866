import type { Act } from '../driver.ts'
import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { End } from './playStep.ts'

const answering: ReadonlySet<Act> = new Set(['approve', 'reject', 'dismiss'])

/** Does what a person would do in the wallet's own window. */
export async function user(
  step: Step & { do: 'user' },
  args: readonly Seen[],
  { driver, recorder, environment, prompts, answered }: Stage,
): Promise<End> {
  if (step.if === 'prompted' && prompts?.open === 0) return undefined
  const act = driver.user[step.act]
  if (!act && step.if === 'possible') return undefined
  if (!act) return blocked(`user.${step.act}`, `Nobody can do "${step.act}" on this wallet here.`)
  let done = await act(...args)
  // A wallet that cannot count its prompts is asked until it had one to answer, or needs none any more.
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
