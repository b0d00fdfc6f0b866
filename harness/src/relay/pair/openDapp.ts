import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { endCore } from '../phone/endCore.ts'
import { memoryStorage } from '../phone/memoryStorage.ts'

export type SdkProvider = Awaited<ReturnType<typeof EthereumProvider.init>>

export declare namespace openDapp {
  type Options = {
    relayUrl: string
    /** Default chain first; each with its node. */
    chains: readonly { chainId: number; rpcUrl: string }[]
    /** Where the dapp says that it is. */
    url?: string
    /** What the SDK would draw as a QR code. */
    onUri(uri: string): void
  }
}

/** A dapp's end: the real SDK, which keeps nothing and shows nothing. */
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
    close: () => endCore(sdk.signer.client.core, prefix),
  }
}

let dapps = 0
