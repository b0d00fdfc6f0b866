import type { ServiceDependency } from '../ExtensionWallet.ts'
import { answerUnusedChain, type Services } from '../standInServer.ts'

/**
 * Imitates services of Rainbow's maker. Its host for nodes forwards requests for a chain that a site has added to the
 * address in `custom_rpc`.
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
  if (host === 'metadata.p.rainbow.me' && pathname.startsWith('/meteorology/'))
    return { json: gasPrices }
  if (host === 'addys.p.rainbow.me') return { json: { data: { addresses: {} } } }
  if (host === 'platform.p.rainbow.me')
    // Rainbow repeats requests to this host without a pause until they succeed.
    return { json: pathname === '/v1/assets/GetAssetUpdates' ? { result: balances } : {} }
  return undefined
}

/** Prices of gas, in gwei. A prompt for a transaction needs them. */
const gasPrices = {
  data: {
    legacy: {
      fastGasPrice: '3',
      proposeGasPrice: '2',
      safeGasPrice: '1',
    },
  },
  meta: { feeType: 'legacy', blockNumber: 1, provider: 'touchstone' },
}

/** Creates the entry of a native coin. Without a balance, a prompt for a transaction has no button. */
const coin = (chainId: number, address: string, name: string, symbol: string): object => ({
  asset: {
    address,
    chainId,
    name,
    symbol,
    decimals: 18,
    type: 'native',
    iconUrl: '',
    network: '',
    verified: true,
    transferable: true,
    colors: undefined,
    price: { value: 1, relativeChange24h: 0, changedAt: '2026-01-01T00:00:00Z' },
    networks: { [chainId]: { address, decimals: 18 } },
    bridging: { bridgeable: false, networks: {} },
  },
  quantity: `${10n ** 22n}`,
  smallBalance: false,
  value: '10000',
})

const balances = {
  'eth:1': coin(1, 'eth', 'Ethereum', 'ETH'),
  '0x0000000000000000000000000000000000000000:56': coin(
    56,
    '0x0000000000000000000000000000000000000000',
    'BNB',
    'BNB',
  ),
}

/** Forwards requests to nodes on this machine only. */
const forwardToAdded = (url: string): ReturnType<Services> =>
  /^http:\/\/(127\.0\.0\.1|localhost):/.test(url) ? { node: url } : undefined

/** Rainbow's remote configuration turns batches (EIP-5792) on. A warning in a sign-in (EIP-4361) needs the scan. */
export const dependencies: readonly ServiceDependency[] = [
  {
    feature: 'eip-5792',
    name: 'the remote configuration of firebaseremoteconfig.googleapis.com',
    host: 'firebaseremoteconfig.googleapis.com',
    path: '/v1/projects/rainbow-me/namespaces/firebase:fetch',
  },
  {
    feature: 'eip-4361',
    name: 'the scan of messages of metadata.p.rainbow.me',
    host: 'metadata.p.rainbow.me',
    path: '/v1/graph?operationName=simulateMessage',
  },
]
