import { ChainError } from './ChainError.ts'
import type { Watched } from './watched.ts'

/** Reads Anvil's output until it says where it listens. */
export function boundPort(node: Watched, timeout: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => fail(`did not listen within ${timeout} ms`), timeout)
    const read = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000)
      const bound = /Listening on [\d.]+:(\d+)/.exec(said)?.[1]
      if (!bound) return
      clearTimeout(timer)
      said = ''
      resolve(Number(bound))
    }
    const fail = (what: string) => {
      clearTimeout(timer)
      const last = said.trim().split('\n').at(-1)
      reject(new ChainError('not-started', `The local chain ${what}${last ? `: ${last}` : ''}.`))
    }
    node.stdout.on('data', read)
    node.stderr.on('data', read)
    void node.gone.then(() => fail('ended before it listened'))
  })
}
