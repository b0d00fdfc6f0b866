import * as v from 'valibot'
import { createServer } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import { WebSocketServer } from 'ws'
import { checkRequest, sendUpgradeRefusal } from '../server/index.ts'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import {
  createRelayCore,
  type Relay,
  type RelayConnection,
  type Socket,
} from './core/createRelayCore.ts'
import { parseOrThrow } from '../validation/parseOrThrow.ts'

/** A relay that listens at an address. */
export type RelayServer = Relay & {
  /** Value for the SDK's `relayUrl`. */
  readonly url: string
  /** Connects a client whose socket the server did not accept, such as one that a test intercepted. */
  accept(address: string, socket: Socket): RelayConnection
  stop(): Promise<void>
}

export declare namespace startRelay {
  type Options = {
    /** Default: a free port. */
    port?: number
  }
}

/**
 * Starts a WalletConnect relay on this machine, as a real server.
 *
 * @throws an error of one line, if the port is not available; {TypeError} that names the option, if one is
 * malformed
 * @example
 * const relay = await startRelay()
 * const provider = await EthereumProvider.init({ relayUrl: relay.url, projectId: 'local', … })
 * relay.down()
 * await relay.stop()
 */
export async function startRelay(options: startRelay.Options = {}): Promise<RelayServer> {
  const { port } = parseOrThrow(schema, options, 'A relay cannot be made of this')
  const { open, ...core } = createRelayCore()
  const server = createServer((_, response) => response.writeHead(426).end())
  const sockets = new WebSocketServer({ noServer: true })
  const tcpSockets = new Set<TcpSocket>()
  let isDown = false

  server.on('connection', (tcpSocket) => {
    if (isDown) tcpSocket.destroy()
    tcpSockets.add(tcpSocket)
    tcpSocket.on('close', () => tcpSockets.delete(tcpSocket))
  })

  server.on('upgrade', (request, tcpSocket, head) => {
    const refusal = checkRequest(request, { host: 'loopback', pages: 'local' })
    if (refusal) return sendUpgradeRefusal(tcpSocket, refusal)
    sockets.handleUpgrade(request, tcpSocket, head, (socket) => {
      const { receive, closed } = open(request.url ?? '/', socket)
      socket.on('message', (data) => receive(String(data)))
      socket.on('close', closed)
      // A client that disconnects abruptly is not an error of the relay.
      socket.on('error', () => {})
    })
  })

  const bound = await listenOnLoopback(server, port).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'is in use: choose another one' : message
      throw new Error(`The relay could not start: port ${port} ${why}.`)
    },
  )
  // In Node the SDK disconnects from a relay that was silent for 35 s, so the relay sends a ping every 20 s.
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) socket.ping()
  }, 20_000)
  const closeTcpSockets = () => {
    for (const tcpSocket of tcpSockets) tcpSocket.destroy()
  }

  return {
    ...core,
    url: `ws://127.0.0.1:${bound}`,
    accept: open,
    down: () => {
      isDown = true
      closeTcpSockets()
      core.down()
    },
    up: () => {
      isDown = false
      core.up()
    },
    stop: () => {
      clearInterval(heartbeat)
      sockets.close()
      closeTcpSockets()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const isPort = (port: unknown) =>
  Number.isInteger(port) && Number(port) >= 0 && Number(port) <= 65_535

// The port must be a number, because Node treats a string that is not numeric as the name of a socket file.
const schema = v.strictObject(
  { port: v.optional(v.custom<number>(isPort, 'expected a whole number from 0 to 65535'), 0) },
  'expected options, such as { port: 5555 }',
)
