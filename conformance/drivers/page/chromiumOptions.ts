import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Chromium on Debian. Other programs are no replacement: `chromium-browser` of Ubuntu is only a script that
 * explains how to install Chromium, and Google Chrome ignores --load-extension since 137.
 */
const system = '/usr/bin/chromium'

/** Launch options of Playwright that select a browser. */
export type BrowserOptions = { executablePath?: string; channel?: 'chromium' }

/**
 * Returns the options that select `CHROMIUM_PATH`, the system's Chromium, or else the one that Playwright has
 * downloaded. packages/tooling, which is not published, has a copy of this file.
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
 * Returns the options that select a browser without a window and without extensions: the headless shell beside the
 * browser of {@link chromiumOptions}, else that browser. The shell needs about half the CPU time.
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
