import { existsSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'

/**
 * Whether a build is missing or older than any of its sources.
 *
 * @param built a file that every build writes
 * @param sources glob patterns; folders count too, so that deleted files are noticed
 */
export async function isStale(built: string, sources: readonly string[]): Promise<boolean> {
  if (!existsSync(built)) return true
  const age = statSync(built).mtimeMs
  for await (const source of glob([...sources], {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })) {
    if (statSync(source).mtimeMs > age) return true
  }
  return false
}
