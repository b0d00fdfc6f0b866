import { look } from '../../classify/look.ts'
import type { createWalletConnect } from '../createWalletConnect.ts'
import { PairingError } from '../PairingError.ts'
import type { Client } from './Client.ts'
import { storageOf } from './storageOf.ts'

/**
 * The SDK's client, without its modal and without telemetry. It opens no socket before it has a topic to
 * listen to, which comes with a pick or with a session of before.
 */
export async function openClient(options: createWalletConnect.Options): Promise<Client> {
  const { projectId, relayUrl, app, chains } = options
  const EthereumProvider = await load()
  const { signer } = await EthereumProvider.init({
    projectId,
    metadata: {
      name: app.name,
      description: app.description ?? app.name,
      url: app.url,
      icons: app.icon === undefined ? [] : [app.icon],
    },
    // Only a start value: what is asked of a wallet is said in each proposal.
    optionalChains: [chains?.[0].id ?? 56],
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    logger: 'silent',
    // The SDK has one core for each of these in a page: without it ours would be wagmi's, in wagmi's storage.
    customStoragePrefix: 'touchstone',
    storage: storageOf(options.storage),
    ...(relayUrl !== undefined && { relayUrl }),
  })
  return signer.client
}

/**
 * An app without WalletConnect need not install it. Bundlers let it be missing only where it is imported inside
 * of a `try`; the comment says the same to Turbopack, as in wagmi's connectors.
 */
async function load() {
  try {
    const sdk = await import(/* turbopackOptional: true */ '@walletconnect/ethereum-provider')
    return sdk.EthereumProvider
  } catch (error) {
    throw isMissing(error) ? new PairingError('misconfigured', error, missing) : error
  }
}

const missing = 'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider'

/** Bundlers, Node and browsers each have words of their own, and all quote the name; a lost chunk has an address. */
const isMissing = (error: unknown) =>
  /['"“]@walletconnect\/ethereum-provider['"”]/.test(String(look(error, 'message')))
