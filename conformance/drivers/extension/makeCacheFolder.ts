import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** Returns the suite's folder in the user's cache, for builds and onboarded profiles (XDG Base Directory). */
export function cacheDirectory(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone')
}

/** Age in ms after which an incomplete folder counts as left by a killed process. */
const abandonedAfter = 60 * 60_000

/**
 * Makes a folder of the cache, unless the folder exists. The folder appears only when it is complete. If two processes
 * make it at the same time, the first one that is complete stays. Also removes incomplete folders that killed processes
 * left.
 *
 * @param make fills the given folder, or returns the subfolder to keep.
 */
export async function makeCacheFolder(
  place: string,
  make: (folder: string) => Promise<string | void>,
): Promise<void> {
  const parent = dirname(place)
  mkdirSync(parent, { recursive: true })
  for (const name of globSync(`${prefix}*`, { cwd: parent })) {
    const left = join(parent, name)
    const found = statSync(left, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > abandonedAfter) remove(left)
  }
  if (existsSync(place)) return
  const making = mkdtempSync(join(parent, prefix))
  try {
    const made = (await make(making)) ?? making
    renameSync(made, place)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(place)) throw error
  } finally {
    remove(making)
  }
}

const prefix = 'making-'

const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
