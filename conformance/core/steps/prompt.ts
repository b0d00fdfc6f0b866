import { pollUntil } from '../withDeadline.ts'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { StepEnd } from './runStep.ts'

/** Waits until a prompt is open, or the call is answered without one, and records the number of prompts. */
export async function prompt(of: string, stage: ScriptContext): Promise<StepEnd> {
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
    if (!(await seen()) && pending.has(of))
      await pollUntil(async () => answered.has(of), environment)
  } else if (look) await pollUntil(seen, environment)
  stage.prompts = { of, open }
  recorder.add('prompt', 'open', { of, open: open ?? { $: 'undefined' } })
  return undefined
}

/**
 * Converts the answer of `prompts`. A module may return anything, and `Number` throws for an object with an
 * invalid `toString`.
 */
const countOf = (answer: SerializedValue | undefined): number =>
  typeof answer === 'object' && answer !== null ? NaN : Number(answer)
