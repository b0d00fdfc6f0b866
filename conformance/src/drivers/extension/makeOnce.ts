import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withFileLock } from './withFileLock.ts'

/**
 * Makes a folder of the cache unless it exists: completely or not at all, in one process at a time. Other processes
 * wait for it. Folders that a killed process left incomplete are removed.
 *
 * @param make fills the folder that it is given, or returns the subfolder to keep.
 * @returns whether the folder was made now.
 */
export async function makeOnce(
  place: string,
  make: (folder: string) => Promise<string | void>,
): Promise<boolean> {
  if (existsSync(place)) return false
  const parent = dirname(place)
  mkdirSync(parent, { recursive: true })
  return withFileLock(join(parent, '.lock'), async () => {
    // No other process makes a folder here while the lock is held: these were left behind.
    for (const left of globSync(`${prefix}*`, { cwd: parent })) remove(join(parent, left))
    if (existsSync(place)) return false
    const making = mkdtempSync(join(parent, prefix))
    try {
      renameSync((await make(making)) ?? making, place)
      return true
    } finally {
      remove(making)
    }
  })
}

const prefix = 'making-'

const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
