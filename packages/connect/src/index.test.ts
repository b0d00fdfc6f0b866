import { expect, test, vi } from 'vitest'
import * as entryPoint from './index.ts'

test('exports the public API', () => {
  expect(Object.keys(entryPoint).sort()).toMatchInlineSnapshot(`
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

test('loads nothing of wagmi, which only the entry point "wagmi" imports', async () => {
  const load = vi.fn<() => object>(() => ({}))
  vi.doMock('@wagmi/core', load)
  vi.doMock('@wagmi/core/internal', load)
  vi.resetModules()
  expect(await import('./index.ts')).toHaveProperty('createConnection')
  expect(load).not.toHaveBeenCalled()
})
