import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { UserError } from './UserError.mjs'

/**
 * Sees to it that there is a Chromium, and says in `env.CHROMIUM_PATH` which. Left unset, Playwright's
 * own download is there. In order: the one named, the system's, Debian's package, Playwright's.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env changed in place
 */
export function ensureChromium(root, env) {
  if (env.CHROMIUM_PATH) return named(env.CHROMIUM_PATH)
  delete env.CHROMIUM_PATH
  const system = findChromium(env)
  if (system) env.CHROMIUM_PATH = system
  else if (debianRoot() && aptInstall(env)) env.CHROMIUM_PATH = findChromium(env)
  if (env.CHROMIUM_PATH || playwrightInstall(root, env)) return
  throw new UserError(
    'No Chromium here, and none could be downloaded: install Chromium (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its program, and run again.',
  )
}

/**
 * The first program that is there and says that it is a Chromium. It is asked, because Ubuntu's
 * `chromium-browser` is a script that only says where to get it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => boolean} answers
 * @returns {string | undefined}
 */
export function findChromium(env, answers = isChromium) {
  return candidates(env, process.platform).find((file) => fs.existsSync(file) && answers(file))
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
export function candidates(env, platform) {
  // No Google Chrome: since 137 it loads no unpacked extension by its command line.
  const names = ['chromium', 'chromium-browser']
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  if (platform !== 'darwin') return onPath
  return ['/Applications/Chromium.app/Contents/MacOS/Chromium', ...onPath]
}

/**
 * Debian proper, not its children: Ubuntu's package of that name is a stub for a snap.
 *
 * @param {string} osRelease the text of /etc/os-release
 */
export function isDebian(osRelease) {
  return /^ID="?debian"?$/m.test(osRelease)
}

/** @param {string} file */
function named(file) {
  if (fs.existsSync(file) && isChromium(file)) return
  throw new UserError(`CHROMIUM_PATH names ${file}, which is not a Chromium that starts here.`)
}

/** @param {string} file */
function isChromium(file) {
  const asked = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return asked.status === 0 && /Chrom(e|ium)/.test(asked.stdout)
}

function debianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return fs.existsSync('/etc/os-release') && isDebian(fs.readFileSync('/etc/os-release', 'utf8'))
}

/** @param {NodeJS.ProcessEnv} env */
function aptInstall(env) {
  process.stderr.write('Installing Chromium with apt-get …\n')
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '-y', '--no-install-recommends', 'chromium']].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], { env: quiet, stdio: ['ignore', 2, 2] }).status === 0,
  )
}

/** @param {string} root @param {NodeJS.ProcessEnv} env */
function playwrightInstall(root, env) {
  process.stderr.write("Looking for Playwright's own Chromium …\n")
  const cwd = path.join(root, 'harness')
  const args = ['exec', 'playwright', 'install', 'chromium']
  return spawnSync('pnpm', args, { cwd, env, stdio: ['ignore', 2, 2] }).status === 0
}
