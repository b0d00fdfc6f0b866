import { expect, test } from 'vitest'
import * as door from './index.ts'

test('exports the public API', () => {
  expect(Object.keys(door).sort()).toMatchInlineSnapshot(`
    [
      "AbortedError",
      "ChainNotConfiguredError",
      "ConnectFailedError",
      "ConnectionError",
      "DisconnectedError",
      "NoAccountsError",
      "ProviderNotFoundError",
      "RequestPendingError",
      "SwitchChainError",
      "TimeoutError",
      "UserRejectedError",
      "appLink",
      "brave",
      "classify",
      "coinbase",
      "createCapabilities",
      "createConnection",
      "createConnectorWallets",
      "createWagmiConfig",
      "createWalletConnect",
      "defaultWallets",
      "defineWallet",
      "detectPlatform",
      "initial",
      "installOptions",
      "isPhone",
      "ledger",
      "linkTo",
      "okx",
      "pageLinkTo",
      "phantom",
      "readProperty",
      "safe",
      "transition",
      "trust",
      "walletMessage",
      "watchAppOpening",
      "zerion",
    ]
  `)
})
