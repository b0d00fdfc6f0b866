import { existsSync } from 'node:fs'
import process from 'node:process'

/** Google Chrome is none: since 137 it loads no unpacked extension by its command line. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

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
  const executablePath = env['CHROMIUM_PATH'] || system.find(isThere)
  return executablePath ? { executablePath } : {}
}
