import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from './alone.ts'

/**
 * Makes a folder of the cache, unless it is there: whole or not at all, by one process at a time. Whoever asks
 * meanwhile waits and finds it made; what was left by one that was killed is removed.
 *
 * @param make fills the folder that it is given, or says which folder in it is the one.
 * @returns whether it was made now.
 */
export async function makeOnce(
  place: string,
  make: (folder: string) => Promise<string | void>,
): Promise<boolean> {
  if (existsSync(place)) return false
  const parent = dirname(place)
  mkdirSync(parent, { recursive: true })
  return alone(join(parent, '.lock'), async () => {
    // Nobody else makes anything here now: what lies here is a dead process's.
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
