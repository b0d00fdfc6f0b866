import picomatch from 'picomatch'
import { defaultChains } from '../../../cells/AppChains.ts'
import { cells } from '../../../cells/cells.ts'
import { UsageError } from '../../../../core/UsageError.ts'
import { createNodeEnvironment } from '../environment.ts'
import { runCell } from '../../../runCell.ts'
import { hasSources, importMutatedConnect } from './importMutatedConnect.ts'
import type { ProductMutant } from './product/defineProductMutant.ts'
import { attemptsAndStorage } from './product/attemptsAndStorage.ts'
import { capabilities } from './product/capabilities.ts'
import { errors } from './product/errors.ts'
import { events } from './product/events.ts'
import { timeouts } from './product/timeouts.ts'
import { messagesAndListeners } from './product/messagesAndListeners.ts'
import { switching } from './product/switching.ts'

/** The cell of a mutant must pass without it and fail with it. Returns the exit code. */
export const runProductMutants = async ({ only }: { only?: string }): Promise<number> => {
  if (!hasSources())
    throw new UsageError(
      'The faults are put into the sources of @touchstone/connect, which are not here: run this from a clone of the repository.',
    )
  const fits = only === undefined ? () => true : picomatch(only)
  const chosen = productMutants.filter(({ id }) => fits(id))
  if (chosen.length === 0) throw new UsageError(`There is no mutant "${only}" of the product.`)
  let caught = 0
  for (const mutant of chosen) {
    const fault = await whyNotCaught(mutant)
    if (fault === undefined) caught += 1
    else process.stdout.write(`not caught: ${mutant.id} (${mutant.description}): ${fault}\n`)
  }
  process.stdout.write(`mutants: ${caught}/${chosen.length} caught\n`)
  return caught === chosen.length ? 0 : 1
}

/** Returns the reason why the cell did not catch the mutant, or undefined if it did. */
const whyNotCaught = async (mutant: ProductMutant): Promise<string | undefined> => {
  const cell = cells.find(({ id }) => id === mutant.caughtBy)
  if (cell === undefined) return `there is no cell ${mutant.caughtBy}`
  const sound = await runCell(createNodeEnvironment('standard'), cell)
  if (sound.status !== 'pass') return `${cell.id} does not pass without it`
  try {
    const { createConnection, createCapabilities } = await importMutatedConnect(mutant)
    const { status, message } = await runCell(
      createNodeEnvironment('standard', createConnection, defaultChains, createCapabilities),
      cell,
    )
    const caught = status === 'fail' && (message ?? '').includes(mutant.message ?? '')
    return caught ? undefined : `${cell.id}: ${status}${message ? ` (${message})` : ''}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** All mutants of the connection. */
export const productMutants: readonly ProductMutant[] = [
  ...events,
  ...switching,
  ...attemptsAndStorage,
  ...messagesAndListeners,
  ...errors,
  ...timeouts,
  ...capabilities,
]
