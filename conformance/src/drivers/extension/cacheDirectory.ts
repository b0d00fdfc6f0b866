import { homedir } from 'node:os'
import { join } from 'node:path'

/** Folder of builds and onboarded profiles: per user, never in the repository (XDG Base Directory). */
export function cacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone')
}
