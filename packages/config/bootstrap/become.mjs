import { spawn } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * Hands the terminal over to a program: its output, its signals, its exit code. The program is on a
 * leash (leash.mjs): when this process is gone, however it went, the program is told to stop.
 *
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function become(node, args, options) {
  const leash = fileURLToPath(new URL('leash.mjs', import.meta.url))
  // Before the program begins: it may be quick to say that it is ready.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // Without a listener, this one opens Node's inspector.
  process.on('SIGUSR1', () => undefined)
  // A terminal sends Ctrl-C to everyone in it: passed on as well, the child would hear it twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  const child = spawn(node, ['--import', leash, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A .cmd file on Windows, which only a shell can start.
    shell: node.endsWith('.cmd'),
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? os.constants.signals[signal] : 0)
    process.exit()
  })
}
