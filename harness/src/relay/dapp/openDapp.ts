import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { closeSdkCore } from '../phone/closeSdkCore.ts'
import { memoryStorage } from '../phone/memoryStorage.ts'

export type SdkProvider = Awaited<ReturnType<typeof EthereumProvider.init>>

export declare namespace openDapp {
  type Options = {
    relayUrl: string
    /** Chains with their nodes. The first is the default. */
    chains: readonly { chainId: number; rpcUrl: string }[]
    url?: string
    /** Receives the URI that the SDK would show as a QR code. */
    onUri(uri: string): void
  }
}

/** Opens a dapp with WalletConnect's real SDK. The SDK stores nothing on disk and shows no QR code. */
export async function openDapp({
  relayUrl,
  chains,
  url = 'http://localhost',
  onUri,
}: openDapp.Options) {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  const prefix = `touchstone-dapp-${++dapps}`
  const [first, ...others] = chains.map(({ chainId }) => chainId)
  if (first === undefined) throw new TypeError('A dapp wants at least one chain.')
  const sdk = await EthereumProvider.init({
    relayUrl,
    projectId: 'touchstone',
    optionalChains: [first, ...others],
    rpcMap: Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
    metadata: {
      name: 'Dapp',
      description: 'A dapp under test',
      url,
      icons: [],
    },
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    customStoragePrefix: prefix,
    storage: memoryStorage(),
    logger: 'silent',
  })
  sdk.on('display_uri', onUri)
  return {
    sdk,
    close: () => closeSdkCore(sdk.signer.client.core, prefix),
  }
}

let dapps = 0
