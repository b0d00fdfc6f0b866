import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { invalidRequest, parseCalls, type Calls } from './parseCalls.ts'
import { serializeCalls } from './serializeCalls.ts'
import { splitAllowedCalls } from './splitAllowedCalls.ts'
import { mostBytes } from '../../server/index.ts'
import { longestAnswer } from '../createNodeClient.ts'

type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer }

/**
 * Creates the WebSocket part of a gate: `url` is read with each connection, and `clean` applied to each message of the
 * node. Calls of methods that are not allowed get -32601. There are no faults and no corrected fees.
 */
export function createGateSockets(options: { url: () => string; clean: (text: string) => string }) {
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes })
  return {
    open({ request, socket, head }: Upgrade, allows: (method: string) => boolean) {
      server.handleUpgrade(request, socket, head, (page) => {
        const node = new WebSocket(options.url().replace(/^http/, 'ws'), {
          maxPayload: longestAnswer,
        })
        connect(page, node, { allows, clean: options.clean })
      })
    },
    close() {
      for (const page of server.clients) page.terminate()
    },
  }
}

function connect(
  page: WebSocket,
  node: WebSocket,
  { allows, clean }: { allows: (method: string) => boolean; clean: (text: string) => string },
): void {
  const waiting: string[] = []
  const ask = (calls: Calls) => {
    if (node.readyState === WebSocket.CONNECTING) waiting.push(serializeCalls(calls))
    else node.send(serializeCalls(calls))
  }
  // Lets the process exit while this connection to the node is open.
  node.once('upgrade', ({ socket }) => socket.unref())
  node.once('open', () => waiting.splice(0).forEach((body) => node.send(body)))
  node.on('message', (data) => page.send(clean(textOf(data))))
  page.on('message', (data) => {
    const calls = parseCalls(textOf(data))
    if (!calls) return page.send(invalidRequest)
    const { allowed: list, refused, refusal } = splitAllowedCalls(calls, allows)
    if (refused.length > 0) page.send(refusal)
    if (list.length > 0) ask({ list, batch: calls.batch })
  })
  for (const [one, other] of [
    [page, node],
    [node, page],
  ] as const) {
    one.on('error', () => other.terminate())
    one.on('close', () => other.terminate())
  }
}

const textOf = (data: WebSocket.RawData): string => (data as Buffer).toString()
