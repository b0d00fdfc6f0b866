import { splitAtLimit } from './cells/brink.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import type { StateLetter } from './cells/transitionTable.ts'
import type { AppDriver } from './AppEnvironment.ts'

/** Performs the act. If it ends at a limit, returns the state just before the limit. */
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
