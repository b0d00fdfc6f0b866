import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const startScript = fileURLToPath(new URL('../../harness/src/vite/npmStart.ts', import.meta.url))
const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** A running process of `npm start` or `touchstone serve`. */
export type ServerProcess = {
  url: string
  /** URL of the node for chain 56, which the program starts. */
  chain: string
  port: number
  printed(): readonly string[]
  /** Returns the ids of the program's running processes and of those that it started. */
  processes(): Promise<number[]>
  /** Returns the process id of the node for chain 56. */
  node(): Promise<number>
  /** Exit code of the program. */
  ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** Starts the program behind `npm start` and waits for its URL. If it ends before, throws its exit code and output. */
export const startNpmStart = ({ port }: { port?: number } = {}): Promise<ServerProcess> =>
  startAndWait([startScript], port)

/** Starts `touchstone serve` and waits for its URL. */
export const startServe = (args: readonly string[]): Promise<ServerProcess> =>
  startAndWait([cli, 'serve', ...args])

const startAndWait = async (program: readonly string[], given?: number): Promise<ServerProcess> => {
  const port = given ?? (await freePort())
  // Ctrl-C in a terminal signals the whole process group.
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
      const [found, another] = descendants(group).filter(({ command: [name = '', ...args] }) => {
        return name.endsWith('/anvil') && args[args.indexOf('--chain-id') + 1] === '56'
      })
      if (!found || another) throw new Error('There is not exactly one node of chain 56.')
      family.add(found.id)
      return found.id
    },
    processes: async () => {
      for (const { id } of descendants(group)) family.add(id)
      return readProcesses().flatMap(({ id }) => (family.has(id) ? [id] : []))
    },
    stop: async () => {
      for (const { id } of descendants(group)) family.add(id)
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

/** Returns the running processes that a process has started, directly or indirectly. */
const descendants = (root: number): Process[] => {
  const all = readProcesses()
  const found = all.filter(({ parent }) => parent === root)
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id))
  return found
}

type Process = { id: number; parent: number; command: string[] }

/** Returns all running processes from Linux' /proc, or an empty list on other systems. */
const readProcesses = (): Process[] => {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [, state, parent] = /\) (\S) (\d+)/.exec(stat) ?? []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        return state === 'Z' ? [] : [{ id: Number(name), parent: Number(parent), command }]
      } catch {
        // The process has ended.
        return []
      }
    })
}
