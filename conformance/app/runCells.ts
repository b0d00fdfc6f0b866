import type { AppCell } from './cells/cells.ts'
import type { Result } from '../core/result.ts'
import { runConcurrently } from '../core/runConcurrently.ts'
import { withTimeout } from '../core/withTimeout.ts'
import { getCellMetadata } from './getCellMetadata.ts'
import { runCell } from './runCell.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

/** Runs cells, as many at a time as the environment allows, and returns the results in their order. */
export const runCells = async (
  environment: AppEnvironment,
  cells: readonly AppCell[],
  { timeout = 30_000, onStart = () => {}, onResult = () => {} }: runCells.Options = {},
): Promise<Result[]> => {
  const results: Result[] = []
  const places = cells.map((cell, index) => ({ id: cell.id, cell, index }))
  await runConcurrently(places, environment, async ({ cell, index }) => {
    onStart(cell)
    const startedAt = new Date().toISOString()
    const finished = await withTimeout(runCell(environment, cell), timeout, undefined)
    const result = { ...(finished ?? timedOut(cell, timeout)), startedAt }
    onResult(result)
    results[index] = result
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
