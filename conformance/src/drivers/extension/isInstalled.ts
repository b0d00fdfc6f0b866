import { existsSync, readFileSync } from 'node:fs'

/**
 * Whether what the driver in this folder stands on is in place. When all is, pnpm keeps the lockfile that it
 * followed, but for the part before, about pnpm itself.
 *
 * @param at ends with a slash.
 */
export function isInstalled(at: string): boolean {
  const followed = `${at}node_modules/.pnpm/lock.yaml`
  if (!existsSync(followed)) return false
  return readFileSync(`${at}pnpm-lock.yaml`, 'utf8').endsWith(readFileSync(followed, 'utf8'))
}
