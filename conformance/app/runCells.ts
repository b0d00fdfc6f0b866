import type { AppCell } from './cells/cells.ts'
import type { Result } from '../core/result.ts'
import { runConcurrently } from '../core/runConcurrently.ts'
import { withTimeout } from '../core/withTimeout.ts'
import { getCellMetadata } from './getCellMetadata.ts'
import { runCell } from './runCell.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

/** Runs cells, as many at a time as the environment allows. Returns the results in the order in which the cells end. */
export const runCells = async (
  environment: AppEnvironment,
  cells: readonly AppCell[],
  { timeout = 30_000, onStart = () => {}, onResult = () => {} }: runCells.Options = {},
): Promise<Result[]> => {
  const results: Result[] = []
  await runConcurrently(cells, environment, async (cell) => {
    onStart(cell)
    const startedAt = new Date().toISOString()
    const finished = await withTimeout(runCell(environment, cell), timeout, undefined)
    const result = { ...(finished ?? timedOut(cell, timeout)), startedAt }
    onResult(result)
    results.push(result)
  })
  return results
}

export declare namespace runCells {
  type Options = {
    /** Time-out in ms for one cell with all its variants. Default: 30 s. */
    timeout?: number
    onStart?: (cell: AppCell) => void
    onResult?: (result: Result) => void
  }
}

const timedOut = (cell: AppCell, timeout: number): Result => ({
  ...getCellMetadata(cell),
  status: 'timeout',
  durationMs: timeout,
  message: `The cell was not over within ${timeout} ms.`,
})
