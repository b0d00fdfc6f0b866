import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the paths of reports (by path in `reports`) that are missing or differ, and of stored ones without an entry.
 */
export function findOutdatedReports(
  root: string,
  packages: readonly string[],
  reports: ReadonlyMap<string, string>,
): string[] {
  const stored = packages.flatMap((folder) => globSync(`${folder}/api/*.api.md`, { cwd: root }))
  return [...new Set([...reports.keys(), ...stored])].filter((file) => {
    const at = path.join(root, file)
    return !existsSync(at) || readFileSync(at, 'utf8') !== reports.get(file)
  })
}
