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
      "initial",
      "isPhone",
      "linkTo",
      "pageLinkTo",
      "placeOf",
      "transition",
      "wallets",
      "watchOpening",
      "waysTo",
    ]
  `)
})
