import type { AppStep } from './steps.ts'
import { advance } from './words.ts'

/** In ms: how long before a limit it is looked whether anything has happened already. */
const margin = 100

/** The steps of an act that ends at a limit, in two: to just before it, and the rest of the time. */
export const brink = (
  act: readonly AppStep[],
): readonly [readonly AppStep[], readonly AppStep[]] => {
  const last = act.at(-1)
  if (last?.do !== 'advance' || last.ms <= margin)
    throw new Error('An act that ends at a limit ends with the time that passes to it.')
  return [[...act.slice(0, -1), advance(last.ms - margin)], [advance(margin)]]
}
