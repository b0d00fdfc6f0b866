import { createServer } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../chain/listenLocally.ts'
import { createCertificate } from '../createCertificate.ts'

/** A request from a wallet to a service on the internet. */
type ServiceRequest = { host: string; path: string; method: string; body: string }

/**
 * Answer of an imitated service: the reply of a chain's local node, the reply of the node at an address, or fixed JSON.
 * `call` is the request to the node, if the wallet's request is not JSON-RPC. `wrap` converts the node's reply to the
 * form of the service.
 */
type ServiceAnswer =
  | {
      chain: number
      call?: { method: string; params: unknown }
      wrap?: (reply: NodeReply) => unknown
    }
  | { node: string }
  | { json: unknown }

/** Answer of a node. */
export type NodeReply = { result?: unknown; error?: { code: number; message: string } }

/**
 * Imitates services of a wallet. Returns undefined for a service that is not imitated; the server then
 * answers 404.
 */
export type Services = (request: ServiceRequest) => ServiceAnswer | undefined

export type StandInServer = Awaited<ReturnType<typeof startStandInServer>>

/**
 * Starts a local TLS server that answers in place of all hosts on the internet, so that nothing leaves the machine.
 * Chromium connects to it because of `--host-resolver-rules`. The server forwards requests for a chain to its local
 * node.
 *
 * @param nodes addresses of the local nodes, by chain id.
 */
export async function startStandInServer(
  services: Services,
  nodes: Readonly<Record<number, string>>,
) {
  let isCut = false
  const answered = new Set<string>()
  const { key, cert } = await createCertificate()
  const server = createServer({ key, cert }, (request, response) => {
    void answer(request).then(
      (body) => response.writeHead(body === undefined ? 404 : 200, headers).end(body ?? '{}'),
      () => response.destroy(),
    )
  })

  /** Returns the body of the answer. Undefined if the service is not imitated. */
  async function answer(request: IncomingMessage): Promise<string | undefined> {
    const body = await text(request)
    const { headers: sent, url: path = '/', method = 'GET' } = request
    if (method === 'OPTIONS') return ''
    const host = sent.host?.replace(/:\d+$/, '') ?? ''
    const found = services({ host, path, method, body })
    if (found === undefined) return undefined
    if ('json' in found) {
      answered.add(host)
      return JSON.stringify(found.json)
    }
    if (isCut) throw new Error('The network is cut.')
    if ('node' in found) return askNode(found.node, body)
    const node = nodes[found.chain]
    if (node === undefined) return undefined
    const { call, wrap } = found
    const asked = call ? JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }) : body
    const reply = await askNode(node, asked)
    return wrap ? JSON.stringify(wrap(JSON.parse(reply) as NodeReply)) : reply
  }

  const { port, close } = await listenLocally(server)
  return {
    port,
    close,
    /** Returns whether the server has answered a request to this host with fixed JSON. */
    hasAnswered: (host: string): boolean => answered.has(host),
    /** With true, drops requests to nodes, as a broken network does. With false, answers them again. */
    cutNetwork: (cut: boolean): void => void (isCut = cut),
  }
}

async function askNode(url: string, body: string): Promise<string> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return reply.text()
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}

/** Answers JSON-RPC requests for a chain that no check uses. The wallet then considers the chain available. */
export function answerUnusedChain(body: string): unknown {
  const one = ({ id = null, method }: { id?: unknown; method?: string }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_getBlockByNumber' ? null : method === 'net_version' ? '1' : '0x1',
  })
  const call = parse(body)
  return Array.isArray(call) ? call.map(one) : one(call ?? {})
}

function parse(body: string): object | undefined {
  try {
    return JSON.parse(body) as object
  } catch {
    return undefined
  }
}
