import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { End } from './playStep.ts'

/** Waits until a prompt is open, or the call is answered without one, and notes how many there are. */
export async function prompt(of: string, stage: Stage): Promise<End> {
  const { driver, recorder, environment, answered, pending } = stage
  const look = driver.user.prompts
  let open: number | undefined
  const seen = async () => {
    // Whether it was answered is read first: a prompt that opens in between is then still looked for.
    const done = answered.has(of)
    open = countOf(await look?.())
    return open > 0 || done
  }
  if (look && environment.plainFences) {
    // A person looks once, and is believed; the wallet still has its time to answer without a prompt.
    if (!(await seen()) && pending.has(of)) await until(async () => answered.has(of), environment)
  } else if (look) await until(seen, environment)
  stage.prompts = { of, open }
  recorder.add('prompt', 'open', { of, open: open ?? { $: 'undefined' } })
  return undefined
}

/** A module may answer anything; `Number` throws for an object whose `toString` is no function. */
const countOf = (answer: Seen | undefined): number =>
  typeof answer === 'object' && answer !== null ? NaN : Number(answer)
