import { mulberry32 } from '../../core/mulberry32.ts'
import { drawConnectionCycle } from '../dapp/drawConnectionCycle.ts'
import {
  areMovesPossible,
  dappMovesInPage,
  initialState,
  type DappMove,
} from '../dapp/dappMoves.ts'
import { MoveError, performMoves } from '../dapp/performMoves.ts'
import { formatCount } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatSoakCommand } from '../formatSoakCommand.ts'
import {
  createMemoryMeter,
  describeDrift,
  judgeMemoryDrift,
  type MemoryMeasurement,
} from './memoryDrift.ts'
import { type OpenApp, withOpenApp } from './withOpenApp.ts'
import { shrinkFailingList } from '../../app/environments/node/walk/shrinkFailingList.ts'

/** Cycles before the first measurement: the app has then loaded its parts, and the Activity log is full. */
const warmUp = 80
/** Minutes between two lines of progress. */
const interval = 10

/** Fails if a move fails, the page reports an error, or its memory exceeds a limit of `judgeMemoryDrift`. */
export const soakPage = async (
  dapp: OpenApp,
  { minutes, seed }: Pick<SoakOptions, 'minutes' | 'seed'>,
  { signal, report }: SoakTools,
): Promise<GroupResult> => {
  const random = mulberry32(seed)
  const measure = await createMemoryMeter(dapp.page)
  const again = formatSoakCommand('page', { seed, minutes })
  const began = performance.now()
  const passed = () => (performance.now() - began) / 60_000
  let cycles = 0
  let state = initialState
  let first: MemoryMeasurement | undefined
  let due = interval
  const failures: string[] = []
  while (passed() < minutes && !signal.aborted && failures.length === 0) {
    const cycle = drawConnectionCycle(dappMovesInPage, state, random)
    try {
      state = await performMoves(dapp, cycle, state)
      cycles += 1
    } catch (error) {
      if (!(error instanceof MoveError)) throw error
      failures.push(`cycle ${cycles + 1}, ${error.message}: ${await shorter(cycle, again)}`)
    }
    failures.push(...dapp.pageErrors.map((line) => `${line}: ${again}`))
    if (cycles === warmUp) first ??= await measure()
    if (first === undefined || passed() < due) continue
    due += interval
    report(`page: ${formatCount(cycles)} cycles, ${describeDrift(first, await measure())}`)
  }
  const figure = `${formatCount(cycles)} cycles in ${passed().toFixed(1)} min`
  if (first === undefined) {
    const few = `${cycles} cycles, ${warmUp} wanted before the first measurement: give more --minutes`
    const isShort = failures.length === 0 && !signal.aborted
    return { figure: `${figure}, no drift measured`, failures: isShort ? [few] : failures }
  }
  const last = await measure()
  const drift = judgeMemoryDrift(first, last).map((fault) => `${fault}: ${again}`)
  return { figure: `${figure}, ${describeDrift(first, last)}`, failures: [...failures, ...drift] }
}

/** Returns the command that repeats a failure: of a shortened cycle if it fails in a fresh page too, else `again`. */
const shorter = async (cycle: readonly DappMove[], again: string): Promise<string> => {
  if (!(await failsAlone(cycle))) return again
  const moves = await shrinkFailingList(cycle, failsAlone)
  return formatSoakCommand('page', { replay: moves.map(({ name }) => name).join(' ') })
}

const failsAlone = async (moves: readonly DappMove[]): Promise<boolean> =>
  moves.length > 0 &&
  areMovesPossible(moves) &&
  withOpenApp((dapp) =>
    performMoves(dapp, moves, initialState).then(
      () => false,
      () => true,
    ),
  )
