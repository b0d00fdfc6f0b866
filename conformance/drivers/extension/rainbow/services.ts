import { answerUnusedChain, type Services } from '../standInServer.ts'

/**
 * Imitates the services of Rainbow's maker that a connection, a signature and a read of a chain depend on. Rainbow
 * sends all requests to nodes to its maker's host, also those for a chain that a site has added: that host forwards
 * them to the address in `custom_rpc`.
 */
export const services: Services = ({ host, path, body }) => {
  const { pathname, searchParams } = new URL(path, 'https://rainbow.example')
  if (host === 'rpc.rainbow.me') {
    const added = searchParams.get('custom_rpc')
    if (added) return forwardToAdded(added)
    const chainId = Number(/^\/v1\/(\d+)\//.exec(pathname)?.[1])
    return chainId === 56 || chainId === 1 ? { chain: chainId } : { json: answerUnusedChain(body) }
  }
  // Rainbow asks for the name and the reputation of a site, and stores a connection only after an answer.
  if (host === 'metadata.p.rainbow.me' && searchParams.get('operationName') === 'dApp')
    return { json: { data: { dApp: null } } }
  if (host === 'addys.p.rainbow.me') return { json: { data: { addresses: {} } } }
  // Rainbow repeats requests to this host without a pause until they succeed.
  if (host === 'platform.p.rainbow.me') return { json: {} }
  return undefined
}

/** Forwards a request to a node on this machine. Nothing leaves the machine, so another node is not reached. */
const forwardToAdded = (url: string): ReturnType<Services> =>
  /^http:\/\/(127\.0\.0\.1|localhost):/.test(url) ? { node: url } : undefined
