import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { ChainError } from './ChainError.ts'
import { whenOrphaned } from './whenOrphaned.ts'

/**
 * A program that cannot outlive us, not even after `kill -9`.
 *
 * A shell starts it and then reads from file descriptor 3, whose other end only we hold: when we
 * are gone, by whatever way, the kernel closes that end, the read returns and the shell kills the
 * program. The shell collects the program only then, so until then nobody else can have its process
 * id, and nothing is left as a zombie. Both are in a session of their own: Ctrl-C in our terminal
 * reaches us alone, and we stop them in order.
 */
export type Watched = {
  stdout: Readable
  stderr: Readable
  /** Resolves when program and shell are gone. */
  gone: Promise<void>
  /** `false`: our process may end before the program (which ends the program). At first `true`. */
  hold(on: boolean): void
  /** Signals program and shell. Answers false where there is nothing left to signal. */
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

export function startWatched(command: string, args: readonly string[]): Watched {
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
  // A shell that was killed under us resets the pipe; `gone` tells of it.
  lifeline.on('error', () => {})
  // `close` comes when both have let go of the output: the program and its shell.
  let ended = false
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      ended = true
      resolve()
    }
    child.once('error', end)
    child.once('close', end)
  })
  // The program died by itself: its output ends, and the shell still reads. Let it go.
  stdout.once('end', () => lifeline.destroy())
  const forget = whenOrphaned(() => lifeline.destroy())
  void gone.then(forget)
  // Read or not, the output must flow, or its end is never seen.
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

/** Pipes are sockets, and can be held, but their declared type does not say so. */
function setHold(part: object, on: boolean) {
  const key = on ? 'ref' : 'unref'
  const act: unknown = Reflect.get(part, key)
  if (typeof act === 'function') act.call(part)
}
