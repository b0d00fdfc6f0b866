import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Debian's Chromium. No other program is tried: Ubuntu's `chromium-browser` is a script that only
 * prints how to install Chromium, and Google Chrome ignores `--load-extension` since 137.
 */
const system = '/usr/bin/chromium'

/**
 * Returns launch options of Playwright that select `CHROMIUM_PATH`, else the system's Chromium. Without
 * either, Playwright starts the Chromium that it downloaded itself, or says how to download it.
 *
 * @example
 * chromium.launch({ ...chromiumOptions(), args: ['--kiosk'] })
 */
export const chromiumOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): { executablePath?: string } => {
  // An empty variable counts as unset.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : {}
}
