import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { UserError } from './UserError.mjs'

/**
 * Returns the first of the candidates that reports to be Chromium or Chrome. Runs each one, because Ubuntu's
 * `chromium-browser` is a script that only prints how to install Chromium.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => boolean} answers
 * @returns {string | undefined}
 */
export function findChromium(env, answers = isChromium) {
  return candidates(env, process.platform).find((file) => fs.existsSync(file) && answers(file))
}

/**
 * Returns the paths where Chromium may be installed.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
export function candidates(env, platform) {
  // Google Chrome is not supported: since 137 it ignores `--load-extension`.
  const names = ['chromium', 'chromium-browser']
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  if (platform !== 'darwin') return onPath
  return ['/Applications/Chromium.app/Contents/MacOS/Chromium', ...onPath]
}

/**
 * Returns whether Playwright's own Chromium has been downloaded.
 *
 * @param {string} root
 */
export function findDownloadedChromium(root) {
  const { chromium } = createRequire(path.join(root, 'harness/package.json'))('playwright')
  return fs.existsSync(chromium.executablePath())
}

/**
 * Checks the program that CHROMIUM_PATH names.
 *
 * @param {string} file
 * @returns {true}
 * @throws UserError if the program is not a Chromium, or does not start
 */
export function checkNamedChromium(file) {
  if (fs.existsSync(file) && isChromium(file)) return true
  throw new UserError(`CHROMIUM_PATH names ${file}, which is not a Chromium that starts here.`)
}

/** @param {string} file */
function isChromium(file) {
  const asked = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return asked.status === 0 && /Chrom(e|ium)/.test(asked.stdout)
}
