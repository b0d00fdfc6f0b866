import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket as TcpSocket } from 'node:net'
import { WebSocketServer } from 'ws'
import { checkRequest, sendUpgradeRefusal } from '../server/index.ts'
import { createRelayCore, type Line, type RelayCall, type Socket } from './core/createRelayCore.ts'
import { parseRelay } from './parseRelay.ts'

/** A relay, and what can befall it. */
export type Relay = {
  /** Cuts every connection, and every new one before it is answered, until `up`. Messages are kept. */
  down(): void
  up(): void
  /** Closes every connection with this code. After 3000 the SDK stays away until its next request. */
  closeWith(code: number, reason?: string): void
  /** What clients called, in order. */
  calls(): RelayCall[]
  /** How many messages are on their way: pushed to a client that has not said yet that it has them. */
  onTheWay(): number
}

/** A relay that listens at an address. */
export type RelayServer = Relay & {
  /** What the SDK takes as `relayUrl`. */
  readonly url: string
  /** Takes in a socket that came by another way: one that a test caught in a page. */
  accept(address: string, socket: Socket): Line
  stop(): Promise<void>
}

export declare namespace startRelay {
  type Options = {
    /** Default: one that is free. */
    port?: number
  }
}

/**
 * A WalletConnect relay on this machine, as a real server.
 *
 * @throws one line, when the port is in use; a {TypeError} that names the option, when one is malformed.
 * @example
 * const relay = await startRelay()
 * const provider = await EthereumProvider.init({ relayUrl: relay.url, projectId: 'local', … })
 * relay.down()
 * await relay.stop()
 */
export async function startRelay(options: startRelay.Options = {}): Promise<RelayServer> {
  const { port } = parseRelay(options)
  const core = createRelayCore()
  const server = createServer((_, response) => response.writeHead(426).end())
  const sockets = new WebSocketServer({ noServer: true })
  const lines = new Set<TcpSocket>()
  let isDown = false

  server.on('connection', (line) => {
    if (isDown) line.destroy()
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })

  server.on('upgrade', (request, line, head) => {
    const refusal = checkRequest(request, { host: 'loopback', pages: 'local' })
    if (refusal) return sendUpgradeRefusal(line, refusal)
    sockets.handleUpgrade(request, line, head, (socket) => {
      const { receive, closed } = core.open(request.url ?? '/', socket)
      socket.on('message', (data) => receive(String(data)))
      socket.on('close', closed)
      // A client that vanishes is no fault of the relay.
      socket.on('error', () => {})
    })
  })

  await listen(server, port)
  // In Node the SDK hangs up on a relay from which it heard nothing for 35 s.
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) socket.ping()
  }, 20_000)
  const cut = () => {
    for (const line of lines) line.destroy()
  }

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accept: core.open,
    down: () => {
      isDown = true
      cut()
      core.down()
    },
    up: () => {
      isDown = false
      core.up()
    },
    closeWith: (code, reason = '') => core.closeAll(code, reason),
    calls: core.calls,
    onTheWay: core.onTheWay,
    stop: () => {
      clearInterval(heartbeat)
      sockets.close()
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use: choose another one' : error.message
      reject(new Error(`The relay could not start: port ${port} ${why}.`))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
