import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Path of Debian's Chromium. Ubuntu's `chromium-browser` is a script that only prints how to install Chromium, and Google
 * Chrome ignores `--load-extension` since 137.
 */
const system = '/usr/bin/chromium'

/** Launch options of Playwright that select a browser. */
export type BrowserOptions = { executablePath?: string; channel?: 'chromium' }

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
): BrowserOptions => {
  // An empty variable counts as unset.
  const executablePath = env['CHROMIUM_PATH'] || (isThere(system) ? system : undefined)
  return executablePath ? { executablePath } : { channel: 'chromium' }
}

/**
 * Returns launch options of Playwright for a browser without a window and without extensions: the headless shell beside
 * the Chromium of {@link chromiumOptions}, else that Chromium. If there is neither, Playwright starts its own headless
 * shell. A headless shell needs about half the CPU time.
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
