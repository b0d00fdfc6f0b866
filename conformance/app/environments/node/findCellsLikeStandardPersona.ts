import type { PersonaName } from '@touchstone/harness'
import { defaultChains } from '../../cells/AppChains.ts'
import type { AppCell } from '../../cells/cells.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'
import type { TranscriptLine } from '../../AppDriver.ts'
import { openNodeDriver } from './openNodeDriver.ts'

/** Returns the ids of the cells in which the app gets the same messages as with the persona `standard`. */
export const findCellsLikeStandardPersona = async (
  persona: PersonaName,
  cells: readonly AppCell[],
): Promise<ReadonlySet<string>> => {
  const alike = new Set<string>()
  for (const cell of cells) {
    const variants = selectPageVariants(cell.variants(defaultChains))
    if (variants.length > 0 && (await isAlike(persona, variants))) alike.add(cell.id)
  }
  return alike
}

const isAlike = async (
  persona: PersonaName,
  variants: readonly CellVariant[],
): Promise<boolean> => {
  for (const variant of variants)
    if ((await recordStimulus(persona, variant)) !== (await recordStimulus('standard', variant)))
      return false
  return true
}

/** Returns the messages as text. After an error, the text names the persona and equals no other. */
const recordStimulus = async (
  persona: PersonaName,
  { path, stimulus }: CellVariant,
): Promise<string> => {
  const driver = await openNodeDriver(persona)
  try {
    for (const step of path) await driver.performStep(step)
    const before = new Set((await driver.transcript()).map((line) => JSON.stringify(line)))
    await driver.beginStimulus()
    await driver.performSteps(stimulus)
    const lines = (await driver.transcript()).filter((line) => !before.has(JSON.stringify(line)))
    return JSON.stringify([await driver.state(), lines.filter(reachesApp).map(nameless)])
  } catch (cause) {
    return `${persona}: ${cause}`
  } finally {
    await driver.close()
  }
}

/** The events that a dapp listens to (EIP-1193). */
const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged']

const reachesApp = ({ dir, what }: TranscriptLine): boolean =>
  dir === 'event' ? events.includes(what) : dir !== 'prompt' && dir !== 'action'

/** Omits the fields that always differ between wallets: wallet id and times. */
const nameless = ({ dir, what, data }: TranscriptLine) => [
  dir,
  what,
  dir === 'app' ? { ...(data as object), wallet: undefined, at: undefined } : data,
]
