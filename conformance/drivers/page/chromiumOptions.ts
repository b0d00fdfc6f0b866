import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Chromium on Debian. `chromium-browser` of Ubuntu is only a script that explains how to install it,
 * and Google Chrome ignores --load-extension since 137.
 */
const system = '/usr/bin/chromium'

/**
 * Returns which browser Playwright should start: `CHROMIUM_PATH`, or the system's Chromium. Without either,
 * Playwright starts its own download, and explains how to install it if it is missing.
 *
 * packages/tooling has a copy for private packages, because this package is published and that one is not.
 *
 * @example
 * chromium.launch({ ...chromiumOptions(), args: ['--kiosk'] })
 */
export const chromiumOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): { executablePath?: string } => {
  // Treat an empty variable as unset.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : {}
}
