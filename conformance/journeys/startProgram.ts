import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const startScript = fileURLToPath(new URL('../../harness/src/vite/npmStart.ts', import.meta.url))
const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** A running process of `npm start` or `touchstone serve`. */
export type RunningProgram = {
  url: string
  /** URL of the node for chain 56, which the program starts. */
  chain: string
  port: number
  /** Lines that the program has printed so far. */
  printed(): readonly string[]
  /** Returns the ids of the program's running processes, including those that it started. */
  processes(): Promise<number[]>
  /** Returns the process id of the node for chain 56. */
  node(): Promise<number>
  /** Resolves with the exit code when the program has ended. */
  ended: Promise<number | null>
  /** Sends Ctrl-C to the program and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the program behind `npm start` and waits until it has printed its URL.
 *
 * @throws Error if the program ends before that; the message contains its exit code and output.
 */
export const startProgram = (given: { port?: number } = {}): Promise<RunningProgram> =>
  startAndWait([startScript], given)

/** Starts `touchstone serve` with these arguments and waits until it has printed its URL. */
export const startServe = (
  args: readonly string[],
  given: { port?: number } = {},
): Promise<RunningProgram> => startAndWait([cli, 'serve', ...args], given)

const startAndWait = async (
  program: readonly string[],
  given: { port?: number },
): Promise<RunningProgram> => {
  const port = given.port ?? (await freePort())
  // Give the program its own process group, because Ctrl-C in a terminal signals the whole group.
  const child = spawn(process.execPath, [...program, '--port', String(port)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const group = child.pid ?? 0
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const lines: string[] = []
  const url = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        lines.push(...text.split('\n').filter(Boolean))
        const found = / at (http:\/\/\S+)/.exec(text)?.[1]
        if (found && stream === child.stdout) done(found)
      })
  })
  const failed = ended.then((code) =>
    Promise.reject(new Error(`exit ${code}: ${lines.join('\n')}`)),
  )
  const address = await Promise.race([url, failed])
  failed.catch(() => {})
  const family = new Set<number>([group])
  return {
    url: address,
    chain: /chain 56 .* at (http:\/\/\S+)\)/.exec(lines.join('\n'))?.[1] ?? '',
    port,
    ended,
    printed: () => lines,
    node: async () => {
      const found = descendants(group).filter((pid) => {
        const [program = '', ...args] = commandLineOf(pid)
        return program.endsWith('/anvil') && args[args.indexOf('--chain-id') + 1] === '56'
      })
      if (found.length !== 1) throw new Error(`There are ${found.length} nodes of chain 56.`)
      family.add(found[0]!)
      return found[0]!
    },
    processes: async () => {
      for (const pid of descendants(group)) family.add(pid)
      return [...family].filter(isRunning)
    },
    stop: async () => {
      for (const pid of descendants(group)) family.add(pid)
      process.kill(-group, 'SIGINT')
      return ended
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/**
 * Returns the ids of the processes that a process has started, directly or indirectly. Reads Linux' /proc, and returns
 * an empty list on other systems.
 */
const descendants = (root: number): number[] => {
  const parents = new Map<number, number>()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = readProcessStat(Number(name))
      if (stat) parents.set(Number(name), stat.parent)
    }
  } catch {
    return []
  }
  const found = [root]
  for (const pid of found)
    for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found.slice(1)
}

/** Returns the words of a process's command line, or an empty list if it cannot be read. */
const commandLineOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

const readProcessStat = (pid: number): { parent: number; state: string } | undefined => {
  try {
    const [, state = '', parent = ''] =
      /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { parent: Number(parent), state }
  } catch {
    return undefined
  }
}

const isRunning = (pid: number): boolean => {
  const stat = readProcessStat(pid)
  if (stat) return stat.state !== 'Z'
  try {
    return process.platform !== 'linux' && process.kill(pid, 0)
  } catch {
    return false
  }
}
