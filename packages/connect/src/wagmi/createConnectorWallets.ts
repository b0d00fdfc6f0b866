import { type ConnectorEventMap, type CreateConnectorFn, createStorage } from '@wagmi/core'
import { createEmitter, type Emitter, uid } from '@wagmi/core/internal'
import type { Transport } from 'viem'
import type { Wallet } from '../catalogue/Wallet.ts'
import { ignoreStorageErrors, pageStorage, pageWindow } from '../connection/pagePorts.ts'
import type { Chains } from '../connection/validateChains.ts'
import { isImageDataUri } from '../discovery/isImageDataUri.ts'
import { createProviderFromConnector } from './createProviderFromConnector.ts'

/**
 * Describes wagmi connectors as wallets, for the option `wallets` of `createConnection`. Each gets a row, and the
 * connection uses it like any other wallet. If a wallet with the connector's rdns is in the page, the row uses that
 * wallet instead of the connector.
 *
 * @see https://wagmi.sh/core/api/connectors
 * @example
 * import { createConnection, defaultWallets } from '@touchstone/connect'
 * import { createConnectorWallets } from '@touchstone/connect/wagmi'
 * import { mock } from '@wagmi/core'
 * import { bsc, mainnet } from 'viem/chains'
 *
 * const chains = [bsc, mainnet] as const
 * const connectors = [mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })]
 * const wallets = [...defaultWallets, ...createConnectorWallets({ chains, connectors })]
 * createConnection({ chains, wallets }).wallets.getSnapshot().at(-1)?.name // 'Mock Connector'
 */
export function createConnectorWallets(options: createConnectorWallets.Options): Wallet[] {
  // Connectors store, for example, that they were connected or disconnected. Plain wagmi uses `localStorage` for that too.
  const storage = createStorage({ storage: ignoreStorageErrors(pageStorage(pageWindow())) })
  return options.connectors.map((create) => {
    const emitter = createEmitter<ConnectorEventMap>(uid())
    const { chains, transports } = options
    const connector = create({
      chains,
      emitter,
      providers: [],
      storage,
      ...(transports && { transports }),
    })
    return toWallet(connector, emitter)
  })
}

export declare namespace createConnectorWallets {
  type Options = {
    /** Chains of the connection. */
    chains: Chains
    /** Connectors as wagmi's `createConfig` takes them. */
    connectors: readonly CreateConnectorFn[]
    /** Transports of wagmi by chain id (EIP-155). Only some connectors use them. */
    transports?: Record<number, Transport>
  }
}

function toWallet(
  connector: ReturnType<CreateConnectorFn>,
  emitter: Emitter<ConnectorEventMap>,
): Wallet {
  const { id, name, icon, rdns } = connector
  return {
    id,
    name,
    ...(isImageDataUri(icon) && { icon }),
    ...(rdns !== undefined && { rdns: [rdns].flat() }),
    async getProvider() {
      // wagmi calls `setup` earlier, but some connectors load an SDK in it.
      await connector.setup?.()
      if (!(await connector.getProvider()))
        throw new Error(`${name} is not available in this page.`)
      return createProviderFromConnector(connector, emitter)
    },
  }
}
