import type { AppCell } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'
import { drivesInPage } from './drivesInPage.ts'
import type { Environment } from './world.ts'

/** An outcome of the cell that no drive reaches here, and the reason. */
export type LeftOut = Pick<Drive, 'guard'> & { reason: string }

/** Returns the drives of a cell that this environment supports, and the outcomes that it cannot reach. */
export const drivesHere = (
  { name, persona, impossible, alike }: Environment,
  cell: AppCell,
): { drives: readonly Drive[]; left: readonly LeftOut[] } => {
  if (name === 'node') return { drives: cell.drives, left: [] }
  const reasonOf = (drive: Drive): string | undefined => {
    if (alike?.has(cell.id))
      return `runs in Node only: the app hears here from ${persona} what it hears from standard`
    if (drive.nodeOnly !== undefined) return `runs in Node only: ${drive.nodeOnly}`
    const reason = impossible?.(drive)
    return reason === undefined ? undefined : `${persona}: ${reason}`
  }
  const drives = drivesInPage({ drives: cell.drives.filter((drive) => !reasonOf(drive)) })
  const left = [...Map.groupBy(cell.drives, ({ guard }) => guard)]
    .filter(([guard]) => drives.every((drive) => drive.guard !== guard))
    .map(([guard, ways]) => {
      // Prefer the reason of a way that the app has a control for.
      const way = ways.find(({ nodeOnly }) => nodeOnly === undefined) ?? ways[0]
      return { ...(guard !== undefined && { guard }), reason: (way && reasonOf(way)) ?? '' }
    })
  return { drives, left }
}
