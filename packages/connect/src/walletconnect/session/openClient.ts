import { readProperty } from '../../normalise/readProperty.ts'
import type { Chains } from '../../connection/validateChains.ts'
import type { StoragePort } from '../../connection/pagePorts.ts'
import { createPairingError } from '../createPairingError.ts'
import type { Client } from './SdkClient.ts'
import { createSdkStorage } from './createSdkStorage.ts'

/** Creates the SDK client. It opens a socket only when it has a topic: at a connect, or for a stored session. */
export async function openClient(options: openClient.Options): Promise<Client> {
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
    // The SDK requires this option, but does not use it: each session proposal has its own chains.
    optionalChains: [chains[0].id],
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    logger: 'silent',
    // Without a prefix, this client would share the core and the storage of wagmi's connector.
    customStoragePrefix: 'touchstone',
    storage: createSdkStorage(options.storage),
    ...(relayUrl !== undefined && { relayUrl }),
  })
  return signer.client
}

export declare namespace openClient {
  type Options = {
    projectId: string
    relayUrl?: string | undefined
    app: { name: string; url: string; description?: string; icon?: string }
    chains: Chains
    storage?: StoragePort
  }
}

/** Imports the SDK. Bundlers accept a missing module only in a `try`, and Turbopack only with the comment. */
async function load() {
  try {
    const sdk = await import(/* turbopackOptional: true */ '@walletconnect/ethereum-provider')
    return sdk.EthereumProvider
  } catch (error) {
    throw isMissing(error) ? createPairingError('misconfigured', error, missing) : error
  }
}

const missing = 'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider'

/** Returns whether the SDK is not installed: the message has its name in quotes, and no URL of a failed chunk. */
const isMissing = (error: unknown) =>
  /['"“]@walletconnect\/ethereum-provider['"”]/.test(String(readProperty(error, 'message')))
