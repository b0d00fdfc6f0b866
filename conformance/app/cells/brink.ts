import type { AppStep } from './AppStep.ts'
import { advance } from './testValues.ts'

/** ms before a limit at which the state must be unchanged. */
const marginBeforeLimit = 100

/** Splits an act that ends at a limit: the steps to just before the limit, and the remaining time. */
export const splitAtLimit = (
  act: readonly AppStep[],
): readonly [readonly AppStep[], readonly AppStep[]] => {
  const last = act.at(-1)
  if (last?.do !== 'advance' || last.ms <= marginBeforeLimit)
    throw new Error('An act that ends at a limit ends with the time that passes to it.')
  return [[...act.slice(0, -1), advance(last.ms - marginBeforeLimit)], [advance(marginBeforeLimit)]]
}
