import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the paths of reports that are missing or differ, and of stored reports without an entry point.
 *
 * @param root folder to which all paths are relative
 * @param packages folders of the packages
 * @param reports current reports by path
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
