import { brink } from '../catalogue/app/brink.ts'
import type { Drive } from '../catalogue/app/drive.ts'
import type { Letter } from '../catalogue/app/table.ts'
import type { World } from './world.ts'

/** The act as a whole, or, where it ends at a limit, with a look at the state just before it. */
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
