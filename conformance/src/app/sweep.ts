import type { AppCell } from '../catalogue/app/cells.ts'
import { runCell, type CellResult } from './runCell.ts'
import type { Environment } from './world.ts'

/** Runs these cells in this environment, one after the other, and says each result as it comes. */
export const sweep = async (
  environment: Environment,
  cells: readonly AppCell[],
  onResult: (result: CellResult) => void = () => {},
): Promise<CellResult[]> => {
  const results: CellResult[] = []
  for (const cell of cells) {
    const result = await runCell(environment, cell)
    onResult(result)
    results.push(result)
  }
  return results
}
