import type { CellVariant } from './cells/CellVariant.ts'
import type { StateLetter } from './cells/transitionTable.ts'
import type { AppDriver } from './AppEnvironment.ts'
import type { AppStep } from './cells/AppStep.ts'
import { advance } from './cells/stepBuilders.ts'

/** Applies the stimulus. If it ends at a limit, returns the state just before the limit. */
export const applyStimulus = async (
  driver: AppDriver,
  { stimulus, atLimit }: CellVariant,
): Promise<StateLetter | undefined> => {
  if (!atLimit) {
    await driver.performSteps(stimulus)
    return undefined
  }
  const [until, rest] = splitAtLimit(stimulus)
  await driver.performSteps(until)
  const state = await driver.state()
  await driver.performSteps(rest)
  return state
}

/** ms before a limit at which the state must be unchanged. */
const marginBeforeLimit = 100

/** Splits a stimulus that ends at a limit: the steps to just before the limit, and the remaining time. */
export const splitAtLimit = (
  stimulus: readonly AppStep[],
): readonly [readonly AppStep[], readonly AppStep[]] => {
  const last = stimulus.at(-1)
  if (last?.do !== 'advance' || last.ms <= marginBeforeLimit)
    throw new Error('An act that ends at a limit ends with the time that passes to it.')
  return [
    [...stimulus.slice(0, -1), advance(last.ms - marginBeforeLimit)],
    [advance(marginBeforeLimit)],
  ]
}
