import type { AppCell } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'
import { judge } from './cells/judge.ts'
import type { Observation } from './cells/seen.ts'
import { NoControlError } from './dapp/NoControlError.ts'
import { takeAct } from './takeAct.ts'
import type { Environment, TranscriptLine, World } from './world.ts'

/** Result of a drive. `faults` are the sentences of the judge. */
export type DriveResult = {
  drive: Drive
  status: 'pass' | 'fail' | 'blocked' | 'not-applicable' | 'harness-error'
  faults: readonly string[]
  /** State that the path led to, if it is not the cell's. */
  led?: string
  seen?: Observation
  transcript?: readonly TranscriptLine[]
}

/** Opens an environment, follows the path, produces the stimulus, and judges the result. */
export const runDrive = async (
  environment: Environment,
  cell: AppCell,
  drive: Drive,
): Promise<DriveResult> => {
  if (environment.remote && environment.name === 'page')
    return { drive, status: 'not-applicable', faults: ['the wallet lies in no page'] }
  if (environment.unreachable !== undefined)
    return { drive, status: 'not-applicable', faults: [environment.unreachable] }
  if (environment.remote && drive.injectedOnly !== undefined)
    return { drive, status: 'not-applicable', faults: [drive.injectedOnly] }
  try {
    const world = await environment.open(drive)
    const result = await playIn(environment, world, cell, drive)
    await world.close()
    return result
  } catch (cause) {
    // A wallet that could not be reset is a harness error too, whatever was seen before.
    return { drive, status: 'harness-error', faults: [text(cause)] }
  }
}

const playIn = async (
  environment: Environment,
  world: World,
  cell: AppCell,
  drive: Drive,
): Promise<DriveResult> => {
  try {
    const result = await play(environment, world, cell, drive)
    if (result.status === 'fail' || result.status === 'blocked') await world.evidence?.(cell.id)
    return result
  } catch (cause) {
    await world.evidence?.(cell.id).catch(() => undefined)
    const fault = { drive, faults: [text(cause)] }
    if (cause instanceof NoControlError) return { ...fault, status: 'not-applicable' }
    const transcript = await world.transcript().catch(() => [])
    return { ...fault, status: 'harness-error', transcript }
  }
}

const play = async (
  { persona, foreign = false, beside }: Environment,
  world: World,
  cell: AppCell,
  drive: Drive,
): Promise<DriveResult> => {
  for (const step of drive.path) await world.take(step)
  const state = await world.state()
  if (state !== cell.state) {
    if (drive.habit !== undefined && persona !== 'standard')
      return { drive, status: 'not-applicable', faults: [`${persona} ${drive.habit}`] }
    const faults = [`the path led to ${state}, not to ${cell.state}`]
    return { drive, status: 'blocked', faults, led: state, transcript: await world.transcript() }
  }
  await world.begin()
  const before = await takeAct(world, drive)
  if (drive.evidence && !(await world.shows(drive.evidence))) {
    // The correct wallet can produce every stimulus: there, a missing one is a harness error.
    const status = persona === 'standard' && !foreign ? 'harness-error' : 'not-applicable'
    return { drive, status, faults: [`${persona} ${drive.evidence.otherwise}`] }
  }
  // The correct wallet answers every request, so there is nothing to check.
  if (drive.answered && persona !== 'standard' && (await world.isMute?.(drive.answered.method)))
    return { drive, status: 'not-applicable', faults: [`${persona} ${drive.answered.otherwise}`] }
  if (drive.settles && !(await world.shows({ settles: drive.settles, otherwise: '' })))
    return {
      drive,
      status: foreign ? 'not-applicable' : 'harness-error',
      faults: [
        `${drive.settles} was not ${foreign ? 'asked for as the script expects' : 'answered'}`,
      ],
    }
  const seen = { ...(await world.seen()), ...(before && { brink: before }) }
  const faults = [...judge(cell, drive, seen), ...((await beside?.(cell, drive, seen)) ?? [])]
  if (faults.length === 0) return { drive, status: 'pass', faults, seen }
  return { drive, status: 'fail', faults, seen, transcript: await world.transcript() }
}

const text = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
