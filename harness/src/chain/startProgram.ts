import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { ChainError } from './ChainError.ts'

/**
 * A program that ends with this process, even after `kill -9`.
 *
 * A shell starts the program and then reads from file descriptor 3. Only this process holds the other end.
 * When this process ends for any reason, the kernel closes that end, the read returns and the shell kills the
 * program. The shell reaps the program only then, so its process id is not reused before and no zombie
 * remains. Shell and program have a session of their own: Ctrl-C in the terminal reaches only this process,
 * which then stops them in order.
 */
export type ChildProgram = {
  stdout: Readable
  stderr: Readable
  /** Resolves when program and shell have ended. */
  gone: Promise<void>
  /**
   * Whether to keep this process alive until the program ends. With `false`, this process may exit first,
   * which ends the program. Initially `true`.
   */
  hold(on: boolean): void
  /** Signals program and shell. Returns false if both have ended. */
  signal(name: NodeJS.Signals): boolean
}

const watchdog = `
"$@" 3<&- </dev/null &
program=$!
exec >/dev/null 2>&1
trap 'wait "$program"; exit' TERM
read -r _ <&3
kill -KILL "$program"
wait "$program"
`

export function startProgram(command: string, args: readonly string[]): ChildProgram {
  if (process.platform === 'win32') {
    throw new ChainError(
      'unsupported-platform',
      'The local chain needs a POSIX shell to guard its node. On Windows run this in WSL.',
    )
  }
  const child = spawn('/bin/sh', ['-c', watchdog, 'touchstone-watchdog', command, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { stdout, stderr } = child as ChildProcess & { stdout: Readable; stderr: Readable }
  const lifeline = child.stdio[3] as Writable
  // Killing the shell resets the pipe. `gone` reports that.
  lifeline.on('error', () => {})
  // `close` fires when program and shell have both closed the output.
  let ended = false
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      ended = true
      resolve()
    }
    child.once('error', end)
    child.once('close', end)
  })
  // When the program ends by itself, its output ends while the shell still reads. This ends the shell.
  stdout.once('end', () => lifeline.destroy())
  const forget = onParentExit(() => lifeline.destroy())
  void gone.then(forget)
  // Output must be consumed, or its end is never seen.
  stdout.resume()
  stderr.resume()

  return {
    stdout,
    stderr,
    gone,
    hold(on) {
      for (const part of [child, stdout, stderr, lifeline]) setHold(part, on)
    },
    signal(name) {
      if (ended || child.pid === undefined) return false
      try {
        return process.kill(-child.pid, name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
        throw error
      }
    },
  }
}

/** Pipes are sockets and have `ref` and `unref`, which their declared type lacks. */
function setHold(part: object, on: boolean) {
  const key = on ? 'ref' : 'unref'
  const act: unknown = Reflect.get(part, key)
  if (typeof act === 'function') act.call(part)
}

const acts = new Set<() => void>()

/**
 * Calls back when the parent process is gone. After `kill -9` of the runner a test worker lives on until its
 * test ends, and would keep its chains until then.
 *
 * @returns function that removes the callback
 */
function onParentExit(act: () => void): () => void {
  if (!process.channel) return () => {}
  // A single listener avoids Node's leak warning when there are many chains.
  if (acts.size === 0) process.on('disconnect', actAll)
  acts.add(act)
  return () => {
    acts.delete(act)
    if (acts.size === 0) process.off('disconnect', actAll)
  }
}

function actAll() {
  for (const act of acts) act()
}
