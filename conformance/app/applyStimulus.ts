import type { CellVariant } from './cells/CellVariant.ts'
import type { StateLetter } from './cells/transitionTable.ts'
import type { AppDriver } from './AppDriver.ts'
import type { AppStep } from './cells/AppStep.ts'
import { advance } from './cells/stepBuilders.ts'

/** Performs a variant's stimulus. With `atLimit`, returns the state 100 ms before the time-out. */
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

/** ms before a time-out of the app, when the app's state must be unchanged. */
const marginBeforeLimit = 100

/** Splits a stimulus that ends at a time-out: the second part advances the clock by the last 100 ms. */
export const splitAtLimit = (
  stimulus: readonly AppStep[],
): readonly [readonly AppStep[], readonly AppStep[]] => {
  const last = stimulus.at(-1)
  if (last?.do !== 'advance' || last.ms <= marginBeforeLimit)
    throw new Error('The last step of a stimulus that ends at a time limit must be `advance`.')
  return [
    [...stimulus.slice(0, -1), advance(last.ms - marginBeforeLimit)],
    [advance(marginBeforeLimit)],
  ]
}
