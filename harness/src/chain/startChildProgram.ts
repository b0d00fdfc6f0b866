import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { ChainError } from './ChainError.ts'

/**
 * A program that ends with this process, even after `kill -9`.
 *
 * A shell starts the program and then reads from a pipe, its file descriptor 3. Only this process holds the other
 * end of the pipe. When this process ends for any reason, the kernel closes that end, the read returns and the
 * shell kills the program. The shell calls `wait` only after it has killed the program or has received SIGTERM:
 * until then the process id of the program is not reused, and afterwards no zombie remains. Shell and program have
 * a session of their own, so that Ctrl-C in the terminal reaches only this process.
 */
export type ChildProgram = {
  stdout: Readable
  stderr: Readable
  /** Resolves when both the program and its shell have ended. */
  gone: Promise<void>
  /** Sets whether this process stays alive until the program ends, as initially. If not, its exit ends the program. */
  hold(on: boolean): void
  /** Sends a signal to the program and its shell. Returns false if both have ended. */
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

/** @throws ChainError `unsupported-platform`, `not-started` */
export function startChildProgram(command: string, args: readonly string[]): ChildProgram {
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
  if (!(child.stdio as ChildProcess['stdio'] | undefined)) {
    // Node creates no pipes if no file descriptor is free, and emits the error later.
    child.once('error', () => {})
    throw new ChainError(
      'not-started',
      'The local chain could not be started, because no file descriptor is free: raise the limit (`ulimit -n`).',
    )
  }
  const { stdout, stderr } = child as ChildProcess & { stdout: Readable; stderr: Readable }
  const lifeline = child.stdio[3] as Writable
  // The pipe emits an error when the shell is killed, which `gone` reports.
  lifeline.on('error', () => {})
  // The event `close` fires when the shell has ended and the program has closed its output.
  let ended = false
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      ended = true
      resolve()
    }
    child.once('error', end)
    child.once('close', end)
  })
  // When the program ends by itself, the shell still reads from the pipe. Closing the pipe ends the shell.
  stdout.once('end', () => lifeline.destroy())
  const forget = onParentExit(() => lifeline.destroy())
  void gone.then(forget)
  // The streams emit `end` only if something reads them.
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

/** Makes a handle keep this process alive or not. The declared type of pipes lacks `ref` and `unref`. */
function setHold(part: object, on: boolean) {
  const key = on ? 'ref' : 'unref'
  const act: unknown = Reflect.get(part, key)
  if (typeof act === 'function') act.call(part)
}

const acts = new Set<() => void>()

/** Calls `act` when the parent process has ended: a worker survives its `kill -9` for a while. Returns the removal. */
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
