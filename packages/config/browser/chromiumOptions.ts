import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Debian's. Ubuntu's `chromium-browser` is a script that only says where to get it, and Google Chrome loads no
 * unpacked extension by its command line since 137.
 */
const system = '/usr/bin/chromium'

/**
 * Which program Playwright is to start: that of `CHROMIUM_PATH`, else the system's Chromium. Where it names none,
 * Playwright starts its own download, and says how to get it where it is missing.
 *
 * @example
 * chromium.launch({ ...chromiumOptions(), args: ['--kiosk'] })
 */
export const chromiumOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): { executablePath?: string } => {
  // An empty variable names nothing.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : {}
}
