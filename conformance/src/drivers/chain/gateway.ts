import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { testAccounts } from '@touchstone/harness/chain'
import type { Answer, Asked, World } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { listen } from './listen.ts'
import { createNodes } from './nodes.ts'

type Rpc = { id?: Seen; method: string; params?: readonly Seen[] }
type Reply = { result: Seen } | { error: { code: number; message: string; data?: Seen } }

export type Gateway = {
  /** Accounts and addresses for one check. */
  lease(): World
  /** Asks the node of chain 56. */
  ask(method: string, params: readonly Seen[]): Promise<Answer>
  close(): Promise<void>
}

/**
 * One address for every chain that a check may speak of: `/<lease>/56` is the test chain, any other
 * number a chain that only says who it is. What is asked can be heard. A node is started when something
 * is asked that only a node knows; most checks never do.
 *
 * @throws ChainError where chain 56 is to be forked from a node that does not answer.
 * @example
 * const gateway = await openGateway()
 * const world = gateway.lease()
 * await fetch(world.url(56), …)
 */
export async function openGateway(): Promise<Gateway> {
  const listeners = new Map<number, (asked: Asked) => void>()
  let leases = 0
  const nodes = createNodes()
  const reply = async (chainId: number, { method, params = [] }: Rpc): Promise<Reply> => {
    const known = byHeart(chainId, method)
    if (known !== undefined) return { result: known }
    return forward(await nodes.url(chainId === 1 ? 1 : 56), method, params)
  }
  // A fork can fail at its start, for a reason that a person can mend: better now than in some check.
  if (process.env['BSC_RPC_URL']) await nodes.url(56)
  const server = createServer((request, response) => {
    const [, lease, chainId] = (request.url ?? '').split('/').map(Number)
    const served = serve(request, response, (call) => {
      // A wallet that passes on what it was asked may pass on no method at all.
      const method = typeof call.method === 'string' ? call.method : '(no method)'
      listeners.get(lease!)?.({ chainId: chainId!, method, params: call.params ?? [] })
      return reply(chainId!, call)
    })
    // Whoever is gone in the middle of a request ends that request alone.
    served.catch(() => response.destroy())
  })
  const { port, close } = await listen(server)
  return {
    lease() {
      const lease = leases++
      return {
        chainId: 56,
        accounts: ownAccounts(lease),
        url: (chainId) => `http://127.0.0.1:${port}/${lease}/${chainId}`,
        onAsked(listener) {
          listeners.set(lease, listener)
          return () => void listeners.delete(lease)
        },
      }
    },
    async ask(method, params): Promise<Answer> {
      const answer = await reply(56, { method, params })
      if ('result' in answer) return { result: answer.result, by: 'value' }
      return { error: { type: 'object', ...answer.error }, by: 'value' }
    },
    async close() {
      close()
      await nodes.close()
    },
  }
}

/**
 * Four of the test accounts, another first one for each of ten checks in a row: what a wallet sends
 * after its check is over does not move the nonces of the next.
 */
const ownAccounts = (lease: number) =>
  [0, 1, 2, 3].map((i) => testAccounts[(lease + i) % testAccounts.length]!)

/** What needs no node: who the chain is, and nothing that a transaction could change. */
function byHeart(chainId: number, method: string): Seen | undefined {
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'net_version') return String(chainId)
  return undefined
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  reply: (call: Rpc) => Promise<Reply>,
): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const body = await read(request)
  const one = async (call: unknown) => ({
    jsonrpc: '2.0',
    ...(isCall(call)
      ? { id: call.id ?? null, ...(await safely(() => reply(call))) }
      : { id: null, error: { code: -32600, message: 'A request must be an object.' } }),
  })
  const answer = await (Array.isArray(body) ? Promise.all(body.map(one)) : one(body))
  response
    .writeHead(200, { ...headers, 'content-type': 'application/json' })
    .end(JSON.stringify(answer))
}

const isCall = (call: unknown): call is Rpc => typeof call === 'object' && call !== null

async function safely(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    return {
      error: { code: -32603, message: error instanceof Error ? error.message : String(error) },
    }
  }
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return { method: '' }
  }
}

async function forward(url: string, method: string, params: readonly Seen[]): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as {
    result?: Seen
    error?: { code: number; message: string }
  }
  return error ? { error } : { result: result ?? null }
}
