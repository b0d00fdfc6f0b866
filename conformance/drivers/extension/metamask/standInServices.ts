import { answerUnusedChain, type Services } from '../standInServer.ts'
import type { ServiceDependency } from '../ExtensionWallet.ts'
import { answerReceipt } from './refreshBlock.ts'
import featureFlags from './featureFlags.json' with { type: 'json' }

/**
 * Imitates some services of MetaMask. With "Basic functionality" off, MetaMask calls few services besides the nodes of
 * its chains.
 */
export const services: Services = ({ host, path, body }) => {
  // The default node of each chain has its own host.
  if (host.startsWith('bsc-mainnet.')) return answerReceipt(body) ?? { chain: 56 }
  if (host.startsWith('mainnet.')) return { chain: 1 }
  if (host.endsWith('.infura.io')) return { json: answerUnusedChain(body) }
  if (host === flagsHost && path.startsWith('/v1/flags')) return { json: featureFlags }
  if (host.startsWith('security-alerts.')) return { json: harmless }
  if (host.includes('sentinel')) return { json: {} }
  return undefined
}

/**
 * Answer of MetaMask's service for malicious requests to a harmless request. After another answer, the prompt shows a
 * warning.
 */
const harmless = { result_type: 'Benign', reason: '', features: [] }

/**
 * Host of MetaMask's feature flags. `featureFlags.json` has the flags that batches of calls depend on, with
 * their values in production for chains 56 and 1. Without these flags MetaMask supports EIP-7702 on no chain.
 * The flags of smart transactions are left out. The relay for them is not imitated, so transactions go to the
 * node.
 *
 * https://github.com/MetaMask/metamask-extension/blob/main/test/e2e/feature-flags/feature-flag-registry.ts
 * (synchronized with production on 2026-06-23)
 */
export const flagsHost = 'client-config.api.cx.metamask.io'

/**
 * Batches (EIP-5792) depend on MetaMask's feature flags, which list the chains on which MetaMask upgrades
 * accounts (EIP-7702).
 */
export const dependencies: readonly ServiceDependency[] = [
  {
    feature: 'eip-5792',
    name: `the feature flags of ${flagsHost}`,
    host: flagsHost,
    path: '/v1/flags?client=extension&distribution=main&environment=prod',
  },
]

/** Returns whether "Basic functionality" stays on in this run. */
export const withServices = (): boolean => process.env.METAMASK_SERVICES === 'on'
