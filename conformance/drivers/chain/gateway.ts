import type { IncomingMessage, ServerResponse } from 'node:http'
import { testAccounts } from '@touchstone/harness/chain'
import { corsHeaders } from '@touchstone/harness/server'
import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'
import type { Answer, CheckResources } from '../../core/driver.ts'
import { isSerializable } from '../../core/isSerializable.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { createGuardedServer } from '../createGuardedServer.ts'
import { createNodeRequestListeners } from './nodeRequestListeners.ts'
import { createLimitedBodyReader } from './createLimitedBodyReader.ts'
import { limitConcurrency } from '../../core/limitConcurrency.ts'
import { listenLocally } from './listenLocally.ts'
import { createChainNodes } from './chainNodes.ts'

type Rpc = { id?: SerializedValue; method: string; params?: readonly SerializedValue[] }
type Reply =
  | { result: SerializedValue }
  | { error: { code: number; message: string; data?: SerializedValue } }

export type Gateway = {
  /** Reserves accounts and addresses of nodes for one check. */
  lease(): CheckResources
  /** Sends a request to the node of a chain, by default the home chain. Accepts Anvil's own methods too. */
  ask(method: string, params: readonly SerializedValue[], chainId?: number): Promise<Answer>
  /** Serves the gateway at a Unix socket too. `port` is the port of the nodes' addresses. */
  serveAt(path: string): Promise<{ port: number; close(): void }>
  close(): Promise<void>
}

/**
 * Opens a server with an address for each chain of each check: `/<lease>/<chain id>`. It answers requests for the
 * chain id itself. The node of Ethereum answers other requests at chain id 1, the node of the home chain those at any
 * other id. Nodes start on demand, because most checks send no request.
 */
export async function openGateway(): Promise<Gateway> {
  const listeners = createNodeRequestListeners()
  const read = createLimitedBodyReader()
  const limit = limitConcurrency(8)
  let leases = 0
  let filters = 0
  const nodes = createChainNodes()
  const reply = async (
    chainId: number,
    { method, params = [] }: Rpc,
    addressOf = nodes.url,
  ): Promise<Reply> => {
    const known = answerWithoutNode(chainId, method)
    if (known !== undefined) return { result: known }
    return forward(
      await addressOf(chainId === otherChainId ? otherChainId : homeChainId),
      method,
      params,
    )
  }
  // A fork can fail to start for a reason that the user can correct. Report that before the first check.
  if (process.env['BSC_RPC_URL']) await nodes.url(homeChainId)
  const createGatewayServer = () => {
    const server = createGuardedServer(rules, (request, response) => {
      const [, lease, chainId] = (request.url ?? '').split('/').map(Number)
      const admit = (calls: number, bytes: number) => listeners.admit(lease!, calls, bytes)
      const served = serve(request, response, read, admit, (call) => {
        // A wallet may forward a request without a method.
        const method = typeof call.method === 'string' ? call.method : '(no method)'
        listeners.notify(lease!, { chainId: chainId!, method, params: call.params ?? [] })
        if (/^eth_new\w*Filter$/.test(method) && ++filters > maxFilters)
          return Promise.resolve({ error: limitExceeded })
        return limit(() => reply(chainId!, call))
      })
      // If a client disconnects, only its own request fails.
      served.catch(() => response.destroy())
    })
    server.maxConnections = maxConnections
    return server
  }
  const { port, close } = await listenLocally(createGatewayServer())
  return {
    async serveAt(path) {
      const { close } = await listenLocally(createGatewayServer(), { path })
      return { port, close }
    },
    lease() {
      const lease = leases++
      return {
        chainId: homeChainId,
        accounts: accountsOfLease(lease),
        url: (chainId) => `http://127.0.0.1:${port}/${lease}/${chainId}`,
        onNodeRequest: (listener) => listeners.add(lease, listener),
      }
    },
    async ask(method, params, chainId = homeChainId): Promise<Answer> {
      const answer = await reply(chainId, { method, params }, nodes.controlUrl)
      if ('result' in answer) return { result: answer.result, by: 'value' }
      return { error: { type: 'object', ...answer.error }, by: 'value' }
    },
    async close() {
      close()
      await nodes.close()
    },
  }
}

const rules = { host: 'loopback', pages: 'local', json: true } as const

/** A wallet must not take all file descriptors of the suite. The checks send 128 requests at once. */
const maxConnections = 256

/** Maximum number of filters in a run. Each takes 11 kB of Anvil's memory, even if a wallet never reads it. */
const maxFilters = 2000

/** Returns four test accounts. Ten leases in sequence differ in the first: late transactions change its nonce. */
const accountsOfLease = (lease: number) =>
  [0, 1, 2, 3].map((i) => testAccounts[(lease + i) % testAccounts.length]!)

/** Answers requests for the chain id, which no transaction can change. */
function answerWithoutNode(chainId: number, method: string): SerializedValue | undefined {
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'net_version') return String(chainId)
  return undefined
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  read: (request: IncomingMessage) => Promise<string>,
  admit: (calls: number, bytes: number) => boolean,
  reply: (call: Rpc) => Promise<Reply>,
): Promise<void> {
  const headers = corsHeaders(request)
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  // Browsers send a GET without `Origin` and without `Content-Type`, so `rules` does not stop one of a foreign page.
  if (request.method !== 'POST')
    return void response.writeHead(405, { ...headers, allow: 'POST' }).end()
  const text = await read(request)
  const body = parse(text)
  const isAdmitted = admit(Array.isArray(body) ? body.length : 1, text.length)
  const one = async (call: unknown) => ({
    jsonrpc: '2.0',
    ...(isCall(call)
      ? { id: call.id ?? null, ...(await catchErrors(() => reply(call))) }
      : { id: null, error: { code: -32600, message: 'A request must be an object.' } }),
  })
  const answer = async () => {
    if (!isAdmitted) return tooMuch
    if (Array.isArray(body)) return answerBatch(body, one, () => response.destroyed)
    return JSON.stringify(await one(body))
  }
  response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(await answer())
}

/** Answers the calls of a batch one by one, until the client is gone. */
async function answerBatch(
  calls: readonly unknown[],
  one: (call: unknown) => Promise<unknown>,
  isGone: () => boolean,
): Promise<string> {
  const answers: string[] = []
  let length = 0
  for (const call of calls) {
    if (isGone()) break
    const text = JSON.stringify(await one(call))
    length += text.length
    if (length > longestAnswer) return tooMuch
    answers.push(text)
  }
  return `[${answers.join()}]`
}

const isCall = (call: unknown): call is Rpc => typeof call === 'object' && call !== null

async function catchErrors(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    return {
      error: { code: -32603, message: error instanceof Error ? error.message : String(error) },
    }
  }
}

/** Error for a request that exceeds a limit: https://eips.ethereum.org/EIPS/eip-1474#error-codes */
const limitExceeded = { code: -32005, message: 'One check may not ask so much.' }

const tooMuch = JSON.stringify({ jsonrpc: '2.0', id: null, error: limitExceeded })

/** Longest answer to a wallet, in characters. */
const longestAnswer = 2 * 2 ** 20

function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (isSerializable(body)) return body
  } catch {
    // The text is no valid JSON: treat it as a request without a method.
  }
  return { method: '' }
}

async function forward(
  url: string,
  method: string,
  params: readonly SerializedValue[],
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const text = await response.text()
  if (text.length > longestAnswer) return { error: limitExceeded }
  const { result, error } = JSON.parse(text) as {
    result?: SerializedValue
    error?: { code: number; message: string }
  }
  return error ? { error } : { result: result ?? null }
}
