import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  checkRequest,
  corsHeaders,
  readBody,
  sendRefusal,
  sendUpgradeRefusal,
} from '../../server/index.ts'
import { listenOnLoopback } from '../../server/listenOnLoopback.ts'
import { createFaults, type Faults } from '../faults/createFaults.ts'
import { createNodeClient, type NodeClient } from '../createNodeClient.ts'
import { forwardCalls } from './forwardCalls.ts'
import { answerWithFault } from './answerWithFault.ts'
import type { FeeCorrections } from './feeCorrections.ts'
import { invalidRequest, parseCalls } from './parseCalls.ts'
import { sendJson } from './sendResponse.ts'
import { createGateSockets } from './createGateSockets.ts'
import { nodeMethods } from '../../wallet/methods/nodeMethods.ts'
import { ChainError, type ChainErrorReason } from '../ChainError.ts'

export type Gate = {
  /** Address for wallets and dapps. It accepts only the methods in `pageMethods`. */
  url: string
  /** Control address, which accepts all methods and has no faults. Its path is a secret of this process. */
  controlUrl: string
  /** Client that calls the node directly, not through the gate. */
  node: NodeClient
  faults: Faults
  close(): Promise<void>
}

/** Path of the control address. A chain that restarts on the same port keeps it. */
const secret = randomBytes(16).toString('base64url')

const rules = { host: 'loopback', pages: 'local', json: true } as const

/**
 * Opens a server between a node and its clients. It does not keep the process alive.
 *
 * @param options.url address of the node, read for each request; empty until the node has started
 * @param options.clean applied to all output of the node, to remove credentials
 * @throws ChainError `port-in-use`, `port-forbidden`
 */
export async function openGate(options: {
  url: () => string
  clean: (text: string) => string
  port: number
  fees: FeeCorrections
}): Promise<Gate> {
  const { port, fees } = options
  const node = createNodeClient(options)
  const faults = createFaults()
  const sockets = createGateSockets(options)

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = checkRequest(request, rules)
    if (refusal) return sendRefusal(response, refusal)
    for (const [name, value] of Object.entries(corsHeaders(request)))
      response.setHeader(name, value)
    const allows = allowedAt(request)
    if (!allows) return void response.writeHead(404).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
    const body = await readBody(request)
    if (typeof body !== 'string') return sendRefusal(response, body)
    const calls = parseCalls(body)
    if (!calls) return sendJson(response, { status: 200, text: invalidRequest })
    const forwardOptions = { node, fees, allows }
    const fault =
      allows === allowAll ? undefined : faults.take(calls.list.map(({ method }) => method))
    if (fault) return answerWithFault(fault, { calls, forwardOptions, response })
    sendJson(response, await forwardCalls(calls, forwardOptions))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  // Lets the process exit even if it has not closed the gate.
  server.on('connection', (socket) => socket.unref())
  server.on('upgrade', (request, socket, head) => {
    const refusal = checkRequest(request, rules)
    const allows = allowedAt(request)
    if (refusal) sendUpgradeRefusal(socket, refusal)
    else if (!allows || options.url() === '') socket.destroy()
    else sockets.open({ request, socket, head }, allows)
  })
  const bound = await listenOnLoopback(server, port).catch((error: NodeJS.ErrnoException) => {
    throw portChainError(port, error) ?? error
  })
  server.unref()
  const url = `http://127.0.0.1:${bound}`
  return {
    url,
    node,
    faults,
    controlUrl: `${url}/${secret}`,
    close: () =>
      new Promise((resolve) => {
        sockets.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const allowAll = () => true
const allowPageMethods = (method: string) => pageMethods.has(method)

/** Returns a function that says whether the requested path allows a method. Undefined for an unknown path. */
function allowedAt({ url }: IncomingMessage): ((method: string) => boolean) | undefined {
  const path = url?.split('?')[0]
  if (path === `/${secret}`) return allowAll
  return path === '/' ? allowPageMethods : undefined
}

/** Methods that the gate accepts at `url`: reads, and those that a wallet sends. Others need the control address. */
export const pageMethods: ReadonlySet<string> = new Set([
  ...Object.keys(nodeMethods),
  'eth_accounts',
  'eth_chainId',
  'eth_coinbase',
  'eth_fillTransaction',
  'eth_getAccount',
  'eth_getAccountInfo',
  'eth_getRawTransactionByHash',
  'eth_getTransactionBySenderAndNonce',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'eth_subscribe',
  'eth_unsubscribe',
  'net_version',
])

export function portChainError(
  port: number,
  { code = '' }: NodeJS.ErrnoException,
): ChainError | undefined {
  const [reason, why] = portProblems[code] ?? []
  if (reason === undefined) return undefined
  return new ChainError(reason, `Port ${port} ${why}: the local chain needs another one.`)
}

const portProblems: Readonly<Record<string, [ChainErrorReason, string] | undefined>> = {
  EADDRINUSE: ['port-in-use', 'is in use'],
  EACCES: ['port-forbidden', 'needs rights that you do not have'],
}
