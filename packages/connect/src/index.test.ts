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
      "classify",
      "createConnection",
      "createWagmiConfig",
      "createWalletConnect",
      "detectPlatform",
      "initial",
      "installOptions",
      "isPhone",
      "linkTo",
      "pageLinkTo",
      "readProperty",
      "transition",
      "walletMessage",
      "wallets",
      "watchAppOpening",
    ]
  `)
})
