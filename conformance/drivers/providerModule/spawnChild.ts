import { spawn, type ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { permissionArgs } from './permissions.ts'
import type { Sandbox } from './sandbox/openSandbox.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/**
 * Starts the child process that imports a module. The child has no environment variables, and runs in the
 * sandbox if one is given.
 */
export function spawnChild(file: string, sandbox: Sandbox | undefined) {
  const node = [
    process.execPath,
    ...permissionArgs(file),
    '--max-old-space-size=512',
    '--no-warnings',
    main,
    file,
  ]
  const [command, ...args] = sandbox ? sandbox.wrap(node) : node
  const child: ChildProcess = spawn(command!, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  // Each pipe to a child is a socket, although Node's types do not say so. protocol.ts has the numbers of these
  // pipes.
  const [, , , orders, messages] = child.stdio as unknown as Duplex[]
  return { child, orders: orders!, messages: messages! }
}
