import { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { createWalletConnect } from '../createWalletConnect.ts'
import type { Client } from './Client.ts'
import { storageOf } from './storageOf.ts'

/**
 * The SDK's client, without its modal and without telemetry. It opens no socket before it has a topic to
 * listen to, which comes with a pick or with a session of before.
 */
export async function openClient(options: createWalletConnect.Options): Promise<Client> {
  const { projectId, relayUrl, app, chains } = options
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
    storage: storageOf(options.storage),
    ...(relayUrl !== undefined && { relayUrl }),
  })
  return signer.client
}
