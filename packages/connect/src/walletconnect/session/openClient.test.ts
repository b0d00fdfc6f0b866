import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { expect, test } from 'vitest'
import { createFakeStorage } from '../../fakes/createFakeStorage.ts'
import { defaultChains } from '../../catalogue/defaultChains.ts'
import { openClient } from './openClient.ts'
import { createSdkStorage } from './createSdkStorage.ts'

test("has its own core beside another WalletConnect client, such as wagmi's", async () => {
  const projectId = 'test'
  const theirs = await EthereumProvider.init({
    projectId,
    optionalChains: [56],
    showQrModal: false,
    telemetryEnabled: false,
    logger: 'silent',
    storage: createSdkStorage(createFakeStorage()),
  })
  const app = { name: 'Test', url: 'https://app.test' }
  const ours = await openClient({
    chains: defaultChains,
    projectId,
    app,
    storage: createFakeStorage(),
  })
  expect(ours.core).not.toBe(theirs.signer.client.core)
})
