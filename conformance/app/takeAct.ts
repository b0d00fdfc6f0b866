import { brink } from './cells/brink.ts'
import type { Drive } from './cells/drive.ts'
import type { Letter } from './cells/table.ts'
import type { World } from './world.ts'

/** Performs the act. If it ends at a limit, returns the state just before the limit. */
export const takeAct = async (
  world: World,
  { act, atLimit }: Drive,
): Promise<Letter | undefined> => {
  if (!atLimit) {
    await world.takeTogether(act)
    return undefined
  }
  const [until, rest] = brink(act)
  await world.takeTogether(until)
  const state = await world.state()
  await world.takeTogether(rest)
  return state
}
