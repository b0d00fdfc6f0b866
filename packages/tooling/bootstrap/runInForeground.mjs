import { spawn } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'

/**
 * Runs a program in place of this process: passes on its output and exit code, and forwards SIGTERM, SIGHUP
 * and SIGINT to it. `exitWithParent.mjs` stops the program when this process ends, even by SIGKILL.
 *
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function runInForeground(node, args, options) {
  // Use a URL: Node would decode a path, in which `%20` would become a space.
  const preload = new URL('exitWithParent.mjs', import.meta.url).href
  // Set the signal handlers before the program starts, because a caller may send a signal as soon as the
  // program prints that it is ready.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // Ignore SIGUSR1, which by default opens Node's inspector.
  process.on('SIGUSR1', () => undefined)
  // A terminal sends Ctrl-C to this process and to the program, which would get it twice if this process
  // forwarded it too.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  const child = spawn(node, ['--import', preload, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Only a shell can start a .cmd file on Windows.
    shell: node.endsWith('.cmd'),
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? os.constants.signals[signal] : 0)
    process.exit()
  })
}
