import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { withFileLock } from './withFileLock.ts'

/** Returns the user's folder for builds and onboarded profiles (XDG Base Directory). */
export function cacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone')
}

/**
 * Makes a folder of the cache unless it exists. The folder appears when it is complete. Only one process
 * makes it at a time; others wait. Removes incomplete folders of killed processes.
 *
 * @param make fills the given folder, or returns the subfolder to keep.
 * @returns whether this call made the folder.
 */
export async function makeOnce(
  place: string,
  make: (folder: string) => Promise<string | void>,
): Promise<boolean> {
  if (existsSync(place)) return false
  const parent = dirname(place)
  mkdirSync(parent, { recursive: true })
  return withFileLock(join(parent, '.lock'), async () => {
    // This process holds the lock, so these folders were left by killed processes.
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
