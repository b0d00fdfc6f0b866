import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { withFileLock } from './withFileLock.ts'

/** Returns the suite's folder in the user's cache, for builds and onboarded profiles (XDG Base Directory). */
export function cacheDirectory(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone')
}

/**
 * Makes a folder of the cache, unless the folder exists. The folder appears only when it is complete. In one
 * parent folder, one process makes folders at a time, and the others wait. Also removes incomplete folders that killed
 * processes left.
 *
 * @param make fills the given folder, or returns the subfolder to keep.
 */
export async function makeCacheFolder(
  place: string,
  make: (folder: string) => Promise<string | void>,
): Promise<void> {
  if (existsSync(place)) return
  const parent = dirname(place)
  mkdirSync(parent, { recursive: true })
  await withFileLock(join(parent, '.lock'), async () => {
    // This process holds the lock, so no other process is filling these folders: killed processes left them.
    for (const left of globSync(`${prefix}*`, { cwd: parent })) remove(join(parent, left))
    if (existsSync(place)) return
    const making = mkdtempSync(join(parent, prefix))
    try {
      renameSync((await make(making)) ?? making, place)
    } finally {
      remove(making)
    }
  })
}

const prefix = 'making-'

const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
