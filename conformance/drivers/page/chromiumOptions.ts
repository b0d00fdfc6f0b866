import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Chromium on Debian. Other programs are no replacement: `chromium-browser` of Ubuntu is only a script
 * that explains how to install Chromium, and Google Chrome ignores --load-extension since 137.
 */
const system = '/usr/bin/chromium'

/**
 * Returns the option of Playwright that selects the browser: `CHROMIUM_PATH`, or the system's Chromium. Without
 * either, Playwright starts the browser that it has downloaded, and explains how to install that if it is
 * missing.
 *
 * packages/tooling has a copy of this function for private packages. This package is published and
 * packages/tooling is not, so this package cannot import the copy.
 *
 * @example
 * chromium.launch({ ...chromiumOptions(), args: ['--kiosk'] })
 */
export const chromiumOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): { executablePath?: string } => {
  // Treat an empty environment variable as one that is not set.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : {}
}
