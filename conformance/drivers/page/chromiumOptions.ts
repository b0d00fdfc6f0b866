import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Chromium on Debian. Other programs are no replacement: `chromium-browser` of Ubuntu is only a script
 * that explains how to install Chromium, and Google Chrome ignores --load-extension since 137.
 */
const system = '/usr/bin/chromium'

/** Launch options of Playwright that select a browser. */
export type BrowserOptions = { executablePath?: string; channel?: 'chromium' }

/**
 * Returns the option of Playwright that selects the browser: `CHROMIUM_PATH`, or the system's Chromium. Without
 * either, Playwright starts the browser that it has downloaded, and explains how to install that if it is
 * missing.
 *
 * packages/tooling has a copy of this file for private packages. This package is published and
 * packages/tooling is not, so this package cannot import the copy.
 *
 * @example
 * chromium.launch({ ...chromiumOptions(), args: ['--kiosk'] })
 */
export const chromiumOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): BrowserOptions => {
  // Treat an empty environment variable as one that is not set.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : { channel: 'chromium' }
}

/**
 * Returns the option of Playwright that selects a browser without a window and without extensions: the headless shell
 * in the folder of the browser that {@link chromiumOptions} selects, else that browser. The shell needs about half the
 * CPU time. If no browser is selected, Playwright starts the shell that it has downloaded.
 *
 * @example
 * chromium.launch(headlessOptions())
 */
export const headlessOptions = (
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): BrowserOptions => {
  const { executablePath } = chromiumOptions(env, isThere)
  if (!executablePath) return {}
  const shell = `${executablePath}-headless-shell`
  return { executablePath: isThere(shell) ? shell : executablePath }
}
