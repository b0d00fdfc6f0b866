import { ws, type WebSocketHandler } from 'msw'
import { createRelayCore, type Relay } from '../relay/core/createRelayCore.ts'

/** A mock of a WalletConnect relay that MSW runs in a service worker or in Node. */
export type MockRelay = Relay & {
  /** Handlers for `setupServer` of `msw/node`, or `setupWorker` of `msw/browser`. */
  handlers: WebSocketHandler[]
}

/**
 * Creates a mock of a WalletConnect relay at an address, without a socket, for unit tests with a dapp and a
 * phone in one process. In Node, call `server.listen()` before you import the SDK, which keeps the global
 * `WebSocket` that exists at its import.
 *
 * @param url address of the relay; default: the one that the SDK uses by default
 * @example
 * const relay = mockRelay()
 * const server = setupServer(...relay.handlers)
 */
export function mockRelay(url = 'wss://relay.walletconnect.org'): MockRelay {
  const { open, ...controls } = createRelayCore()
  const handler = ws.link(`${url}/`).addEventListener('connection', ({ client }) => {
    const connection = open(String(client.url), {
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    })
    client.addEventListener('message', ({ data }) => connection.receive(String(data)))
    client.addEventListener('close', () => connection.closed())
  })
  return { handlers: [handler], ...controls }
}
