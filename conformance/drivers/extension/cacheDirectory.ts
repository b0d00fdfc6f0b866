import { homedir } from 'node:os'
import { join } from 'node:path'

/** Returns the user's folder for builds and onboarded profiles (XDG Base Directory). */
export function cacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone')
}
