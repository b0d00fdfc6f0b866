import { answerUnusedChain, type Services } from '../standInServer.ts'
import type { ServiceDependency } from '../ExtensionWallet.ts'
import featureFlags from './featureFlags.json' with { type: 'json' }

/**
 * Imitates the services of MetaMask. With "Basic functionality" off it calls few of them besides the nodes of
 * its chains.
 */
export const services: Services = ({ host, path, body }) => {
  // The default endpoint of each chain has its own host.
  if (host.startsWith('bsc-mainnet.')) return { chain: 56 }
  if (host.startsWith('mainnet.')) return { chain: 1 }
  if (host.endsWith('.infura.io')) return { json: answerUnusedChain(body) }
  if (host === flagsHost && path.startsWith('/v1/flags')) return { json: featureFlags }
  if (host.startsWith('security-alerts.')) return { json: harmless }
  if (host.includes('sentinel')) return { json: {} }
  return undefined
}

/** Usual answer of MetaMask's check for malicious requests. Any other answer shows a warning in the prompt. */
const harmless = { result_type: 'Benign', reason: '', features: [] }

/**
 * Host of MetaMask's feature flags. `featureFlags.json` has those that batches of calls depend on, with the
 * values of production for chains 56 and 1. Without them MetaMask supports EIP-7702 on no chain. Flags of
 * smart transactions are left out: MetaMask's relay is not imitated, so transactions go to the node.
 *
 * https://github.com/MetaMask/metamask-extension/blob/main/test/e2e/feature-flags/feature-flag-registry.ts
 * (synchronized with production on 2026-06-23)
 */
export const flagsHost = 'client-config.api.cx.metamask.io'

/**
 * MetaMask reads the chains on which it upgrades accounts (EIP-7702) from its feature flags. Batches depend
 * on them.
 */
export const dependencies: readonly ServiceDependency[] = [
  {
    feature: 'eip-5792',
    name: `the feature flags of ${flagsHost}`,
    host: flagsHost,
    path: '/v1/flags?client=extension&distribution=main&environment=prod',
  },
]

/** Returns whether MetaMask uses its own services. The stand-in server gives them empty answers. */
export const withServices = (): boolean => process.env.METAMASK_SERVICES === 'on'
