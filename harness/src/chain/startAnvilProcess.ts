import { ChainError } from './ChainError.ts'
import { browserBlockedAddresses } from './browserBlockedAddresses.ts'
import { startChildProgram, type ChildProgram } from './startChildProgram.ts'

export type RunningNode = { url: string; program: ChildProgram }

/**
 * Starts a node at the first free address and waits up to `timeout` ms until it listens. Removes credentials from its
 * output with `clean`. Throws ChainError `not-started` or `unsupported-platform`.
 */
export async function startAnvilProcess(options: {
  binary: string
  args: readonly string[]
  timeout: number
  clean: (text: string) => string
}): Promise<RunningNode> {
  const { binary, args, timeout, clean } = options
  for await (const { host, port } of browserBlockedAddresses()) {
    const program = startChildProgram(binary, [...args, '--host', host, '--port', String(port)])
    const started = await waitUntilListening(program, timeout)
    if ('address' in started) return { url: `http://${started.address}`, program }
    program.signal('SIGKILL')
    await program.gone
    const last = clean(started.output.trim().split('\n').at(-1) ?? '')
    if (/address already in use/i.test(last)) continue
    throw notStarted(`${started.why}${last && `: ${last}`}`)
  }
  throw notStarted('found no free port')
}

type Start = { address: string } | { why: string; output: string }

/** Reads the output of a node until it listens, ends, or exceeds the timeout. */
function waitUntilListening(program: ChildProgram, timeout: number): Promise<Start> {
  return new Promise((resolve) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
      const address = /Listening on ([\d.]+:\d+)/.exec(output)?.[1]
      if (address) settle({ address })
    }
    const settle = (start: Start) => {
      clearTimeout(timer)
      program.stdout.off('data', read)
      program.stderr.off('data', read)
      // Discards further output. Unread output would block the node.
      program.stdout.resume()
      program.stderr.resume()
      resolve(start)
    }
    const timer = setTimeout(
      () => settle({ why: `did not listen within ${timeout} ms`, output }),
      timeout,
    )
    program.stdout.on('data', read)
    program.stderr.on('data', read)
    void program.gone.then(() => settle({ why: 'ended before it listened', output }))
  })
}

const notStarted = (what: string) => new ChainError('not-started', `The local chain ${what}.`)
