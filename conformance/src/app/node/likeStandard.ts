import { createConnection } from '@touchstone/connect'
import type { AppCell } from '../../catalogue/app/cells.ts'
import type { Drive } from '../../catalogue/app/drive.ts'
import { drivesInPage } from '../drivesInPage.ts'
import type { TranscriptLine } from '../world.ts'
import { openNodeWorld } from './nodeWorld.ts'
import type { PersonaName } from './site.ts'

/**
 * The ids of the cells in which the app hears from this persona, while the stimulus lasts, what it hears from
 * the correct wallet: word by word, in the same order. What such a cell is worth in a page, `standard` shows.
 */
export const likeStandard = async (
  persona: PersonaName,
  cells: readonly AppCell[],
): Promise<ReadonlySet<string>> => {
  const alike = new Set<string>()
  for (const cell of cells) {
    const drives = drivesInPage(cell)
    if (drives.length > 0 && (await isAlike(persona, drives))) alike.add(cell.id)
  }
  return alike
}

const isAlike = async (persona: PersonaName, drives: readonly Drive[]): Promise<boolean> => {
  for (const drive of drives)
    if ((await heard(persona, drive)) !== (await heard('standard', drive))) return false
  return true
}

/** What the app heard and told during the stimulus; what cannot be driven is like nothing. */
const heard = async (persona: PersonaName, { path, act }: Drive): Promise<string> => {
  const world = await openNodeWorld(persona, createConnection)
  try {
    for (const step of path) await world.take(step)
    const before = new Set((await world.transcript()).map((line) => JSON.stringify(line)))
    await world.begin()
    await world.takeTogether(act)
    const lines = (await world.transcript()).filter((line) => !before.has(JSON.stringify(line)))
    return JSON.stringify([await world.state(), lines.filter(reachesApp).map(nameless)])
  } catch (cause) {
    return `${persona}: ${cause}`
  } finally {
    await world.close()
  }
}

/** The events that a dapp listens to (EIP-1193). */
const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged']

const reachesApp = ({ dir, what }: TranscriptLine): boolean =>
  dir === 'event' ? events.includes(what) : dir !== 'prompt' && dir !== 'action'

/** A line without what differs between any two wallets: their names, and when it was. */
const nameless = ({ dir, what, data }: TranscriptLine) => [
  dir,
  what,
  dir === 'app' ? { ...(data as object), wallet: undefined, at: undefined } : data,
]
