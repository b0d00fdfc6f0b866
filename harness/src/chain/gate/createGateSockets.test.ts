import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createGateSockets } from './createGateSockets.ts'

test('ends the connection of a page whose node sends more than 64 MiB', async () => {
  const node = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(node, 'listening')
  onTestFinished(() => node.close())
  node.on('connection', (socket) => socket.send('x'.repeat(64 * 2 ** 20 + 1)))
  const page = await connectPage(node)

  const [code] = await once(page, 'close')

  expect(code).toBe(1006)
})

test('passes a message of 64 MiB', async () => {
  const node = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(node, 'listening')
  onTestFinished(() => node.close())
  node.on('connection', (socket) => socket.send('x'.repeat(64 * 2 ** 20)))
  const page = await connectPage(node)

  const [message] = await once(page, 'message')

  expect(message).toHaveLength(64 * 2 ** 20)
})

/** Opens a gate in front of `node`, and connects to it as a page does. */
async function connectPage(node: WebSocketServer): Promise<WebSocket> {
  const { port } = node.address() as AddressInfo
  const sockets = createGateSockets({
    url: () => `http://127.0.0.1:${port}`,
    clean: (text) => text,
  })
  const server = createServer().listen(0, '127.0.0.1')
  server.on('upgrade', (request, socket, head) =>
    sockets.open({ request, socket, head }, () => true),
  )
  await once(server, 'listening')
  onTestFinished(() => {
    sockets.close()
    server.close()
  })
  const gate = server.address() as AddressInfo
  return new WebSocket(`ws://127.0.0.1:${gate.port}`)
}
