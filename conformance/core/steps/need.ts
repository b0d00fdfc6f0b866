import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { End } from './playStep.ts'

/** Continues only if the need is met. Otherwise returns a blocked verdict. */
export function need({ need: what, by }: Step & { do: 'need' }, { prompts, recorder }: Stage): End {
  if ('prompted' in what) {
    if (prompts?.of === what.prompted && prompts.open !== 0) return undefined
    return blocked(by, 'No prompt opened, so there was nothing to answer.')
  }
  const id = 'resolved' in what ? what.resolved : what.list
  const result = recorder.entries.find(
    ({ dir, data }) => dir === 'result' && (data as { id?: Seen }).id === id,
  )
  if (!result) return blocked(by, `The call "${id}" did not resolve, and this check stands on it.`)
  const { value } = result.data as { value: Seen }
  if ('resolved' in what || (Array.isArray(value) && value.length > 0)) return undefined
  return blocked(by, `The call "${id}" gave no list, and this check stands on it.`)
}
