import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { End } from './playStep.ts'

/** Waits until a prompt is open, or the call is answered without one, and records the number of prompts. */
export async function prompt(of: string, stage: Stage): Promise<End> {
  const { driver, recorder, environment, answered, pending } = stage
  const look = driver.user.prompts
  let open: number | undefined
  const seen = async () => {
    // Read this before counting: then a prompt that opens in between is still found.
    const done = answered.has(of)
    open = countOf(await look?.())
    return open > 0 || done
  }
  if (look && environment.plainFences) {
    // Ask a person only once. After "none", the wallet still has time to answer without a prompt.
    if (!(await seen()) && pending.has(of)) await until(async () => answered.has(of), environment)
  } else if (look) await until(seen, environment)
  stage.prompts = { of, open }
  recorder.add('prompt', 'open', { of, open: open ?? { $: 'undefined' } })
  return undefined
}

/**
 * Converts the answer of `prompts`. A module may return anything, and `Number` throws for an object with an
 * invalid `toString`.
 */
const countOf = (answer: Seen | undefined): number =>
  typeof answer === 'object' && answer !== null ? NaN : Number(answer)
