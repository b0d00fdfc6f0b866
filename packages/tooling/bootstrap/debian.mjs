import fs from 'node:fs'
import process from 'node:process'
import { runProgram } from './runProgram.mjs'

/**
 * Installs a Debian package.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} started
 * @returns {Promise<boolean>} whether the installation succeeded
 */
export async function aptInstall(name, env, started) {
  process.stderr.write(`Installing ${name} with apt-get …\n`)
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, started }
  const update = await runProgram('apt-get', ['-qq', 'update'], options)
  if (update.status !== 0) return false
  const args = ['-qq', 'install', '-y', '--no-install-recommends', name]
  return (await runProgram('apt-get', args, options)).status === 0
}

/** Returns whether the system is Debian and the user is root. */
export function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return fs.existsSync('/etc/os-release') && isDebian(fs.readFileSync('/etc/os-release', 'utf8'))
}

/**
 * Returns whether the system is Debian itself. Ubuntu's Chromium package only installs a snap.
 *
 * @param {string} osRelease the text of /etc/os-release
 */
export function isDebian(osRelease) {
  return /^ID="?debian"?$/m.test(osRelease)
}
