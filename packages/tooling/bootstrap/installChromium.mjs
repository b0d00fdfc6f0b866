import path from 'node:path'
import process from 'node:process'
import { findChromium } from './chromium.mjs'
import { aptInstall, isDebianRoot } from './debian.mjs'
import { runProgram } from './runProgram.mjs'
import { UserError } from './UserError.mjs'

/**
 * Installs a Chromium: for root on Debian the Debian package, else (or if that fails) Playwright's download.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env gets CHROMIUM_PATH if the Debian package is installed
 * @param {(pid: number) => void} started
 */
export async function installChromium(root, env, started) {
  if (isDebianRoot() && (await aptInstall('chromium', env, started))) {
    // Most tests run in the headless shell if it is installed, because it needs half the CPU time. Old releases of
    // Debian do not have this package.
    await aptInstall('chromium-headless-shell', env, started)
    const system = findChromium(env)
    if (system) {
      env.CHROMIUM_PATH = system
      return
    }
  }
  if (await playwrightInstall(root, env, started)) return
  throw new UserError(
    'No Chromium here, and none could be downloaded: install Chromium (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its program, and run again.',
  )
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {(pid: number) => void} started */
async function playwrightInstall(root, env, started) {
  process.stderr.write("Downloading Playwright's Chromium …\n")
  const cwd = path.join(root, 'harness')
  const args = ['exec', 'playwright', 'install', 'chromium']
  return (await runProgram('pnpm', args, { cwd, env, started })).status === 0
}
