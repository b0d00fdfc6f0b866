import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { StepEnd } from './runStep.ts'

/** Continues only if the need is met. Otherwise returns a blocked verdict. */
export function need(
  { need: what, by }: Step & { do: 'need' },
  { prompts, recorder }: ScriptContext,
): StepEnd {
  if ('prompted' in what) {
    if (prompts?.of === what.prompted && prompts.open !== 0) return undefined
    return blocked(by, 'No prompt opened, so there was nothing to answer.')
  }
  const id = 'resolved' in what ? what.resolved : what.list
  const result = recorder.entries.find(
    ({ dir, data }) => dir === 'result' && (data as { id?: SerializedValue }).id === id,
  )
  if (!result) return blocked(by, `The call "${id}" did not resolve, and this check stands on it.`)
  const { value } = result.data as { value: SerializedValue }
  if ('resolved' in what || (Array.isArray(value) && value.length > 0)) return undefined
  return blocked(by, `The call "${id}" gave no list, and this check stands on it.`)
}
