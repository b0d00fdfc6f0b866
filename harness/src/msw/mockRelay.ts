import { ws, type WebSocketHandler } from 'msw'
import { createRelayCore } from '../relay/core/createRelayCore.ts'
import type { Relay } from '../relay/startRelay.ts'

/** A relay that runs in a mock service worker, or in MSW for Node. */
export type MockRelay = Relay & {
  /** For `setupServer(...handlers)` of `msw/node`, or `setupWorker(...handlers)` of `msw/browser`. */
  handlers: WebSocketHandler[]
}

/**
 * Answers a WalletConnect relay at an address without a socket, for unit tests of both ends in one process.
 * In Node, call `server.listen()` before the import of the SDK, which keeps the `WebSocket` that it finds.
 *
 * @param url default: the relay that the SDK uses by default
 * @example
 * const relay = mockRelay()
 * const server = setupServer(...relay.handlers)
 */
export function mockRelay(url = 'wss://relay.walletconnect.org'): MockRelay {
  const core = createRelayCore()
  const handler = ws.link(`${url}/`).addEventListener('connection', ({ client }) => {
    const line = core.open(String(client.url), {
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    })
    client.addEventListener('message', ({ data }) => line.receive(String(data)))
    client.addEventListener('close', () => line.closed())
  })
  return {
    handlers: [handler],
    down: core.down,
    up: core.up,
    closeWith: (code, reason = '') => core.closeAll(code, reason),
    calls: core.calls,
    onTheWay: core.onTheWay,
  }
}
