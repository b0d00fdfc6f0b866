import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refusal } from './checkRequest.ts'

/** Answers a refused request as JSON-RPC. Closes the connection instead of waiting for the body. */
export function sendRefusal(response: ServerResponse, { status, reason }: Refusal): void {
  const error = { code: -32600, message: reason }
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error }))
}

/** Answers a refused WebSocket upgrade. */
export function sendUpgradeRefusal(socket: Duplex, { status, reason }: Refusal): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    'Connection: close',
  ]
  // Ignores the error of a client that has already disconnected.
  socket.on('error', () => {})
  socket.end(`${lines.join('\r\n')}\r\n\r\n${reason}\n`)
}
