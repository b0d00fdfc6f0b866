import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const startScript = fileURLToPath(new URL('../../harness/src/vite/npmStart.ts', import.meta.url))
const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** A running process of `npm start`, `touchstone serve` or `touchstone check --url`. */
export type ServerProcess = Awaited<ReturnType<typeof startAndWait>>

/** Starts the program behind `npm start` and waits for its URL. If it ends before, throws its exit code and output. */
export const startNpmStart = ({ port = 0 } = {}): Promise<ServerProcess> =>
  startAndWait([startScript, '--port', String(port)])

/** Starts `touchstone serve` and waits for its URL. */
export const startServe = (args: readonly string[]): Promise<ServerProcess> =>
  startAndWait([cli, 'serve', ...args, '--port', '0'])

/** Starts `touchstone check --url` and waits for the URL of its page. */
export const startCheckUrl = (args: readonly string[]): Promise<ServerProcess> =>
  startAndWait([cli, 'check', '--url', ...args])

const startAndWait = async (program: readonly string[]) => {
  // Ctrl-C in a terminal signals the whole process group.
  const child = spawn(process.execPath, program, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '' },
  })
  const group = child.pid ?? 0
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  let output = ''
  let printedText = ''
  const printed = () => output.split('\n').filter(Boolean)
  const url = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (stream === child.stdout) printedText += text
        // A chunk may end inside the URL, so wait for the end of its line.
        const found = / at (http:\/\/\S+)\s/.exec(printedText)?.[1]
        if (found) done(found)
      })
  })
  const failed = ended.then((code) =>
    Promise.reject(new Error(`exit ${code}: ${printed().join('\n')}`)),
  )
  const address = await Promise.race([url, failed])
  failed.catch(() => {})
  const family = new Set<number>([group])
  return {
    url: address,
    /** URL of the node for chain 56, which the program starts. */
    chain: /chain 56 .* at (http:\/\/\S+)\)/.exec(output)?.[1] ?? '',
    /** Exit code of the program, when it has printed everything. */
    ended,
    printed,
    /** Returns the process id of the node for chain 56. */
    node: async () => {
      const [found, another] = descendants(group).filter(({ command: [name = '', ...args] }) => {
        return name.endsWith('/anvil') && args[args.indexOf('--chain-id') + 1] === '56'
      })
      if (!found || another) throw new Error('There is not exactly one node of chain 56.')
      family.add(found.id)
      return found.id
    },
    /** Returns the ids of the program's running processes and of those that it started. */
    processes: async () => {
      for (const { id } of descendants(group)) family.add(id)
      return readProcesses().flatMap(({ id }) => (family.has(id) ? [id] : []))
    },
    stop: async () => {
      for (const { id } of descendants(group)) family.add(id)
      if (child.exitCode === null) process.kill(-group, 'SIGINT')
      return ended
    },
  }
}

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
