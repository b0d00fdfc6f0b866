import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Address for a node to listen at. With port 0, the node takes any free port. */
export type NodeAddress = { host: string; port: number }

/**
 * Yields addresses for nodes: first at ports that browsers block for every page and host name
 * (https://fetch.spec.whatwg.org/#port-blocking), last at any free port. Anvil checks neither `Host` nor the
 * `Origin` of a WebSocket, so a page that can connect to Anvil's port can control the chain.
 *
 * Each address has a random host in 127.0.0.0/8, so that many nodes can share the blocked ports. If such a host
 * cannot be bound, as on macOS, all addresses have the host 127.0.0.1.
 */
export async function* browserBlockedAddresses(): AsyncGenerator<NodeAddress> {
  const host = (await canBind(randomLoopback())) ? randomLoopback : () => '127.0.0.1'
  const first = randomInt(blockedPorts.length)
  const ports = [...blockedPorts.slice(first), ...blockedPorts.slice(0, first)]
  for (const port of [...ports, 0]) yield { host: host(), port }
}

/**
 * Ports above 1023 that browsers block. The list leaves out those of NFS (2049), SIP (5060) and X11 (6000),
 * and 4190 and 6679, which Chromium 156 does not block.
 */
export const blockedPorts = [
  1719, 1720, 1723, 3659, 4045, 5061, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10_080,
] as const

const randomLoopback = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

async function canBind(host: string): Promise<boolean> {
  const probe = createServer().listen(0, host)
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
