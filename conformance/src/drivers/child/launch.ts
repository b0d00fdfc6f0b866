import { spawn, type ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { permissionArgs } from './permissions.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Starts the child that imports a module, without an environment. */
export function launch(file: string) {
  const args = [...permissionArgs(file), '--max-old-space-size=512', '--no-warnings', main, file]
  const child: ChildProcess = spawn(process.execPath, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  // Node's types do not say so, but each pipe to a child is a socket. protocol.ts has their numbers.
  const [, , , orders, messages] = child.stdio as unknown as Duplex[]
  return { child, orders: orders!, messages: messages! }
}
