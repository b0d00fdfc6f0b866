import { http } from 'viem'
import { expect, test } from 'vitest'
import { createPageWithWallet } from './fakes/createPageWithWallet.ts'
import * as entryPoint from './index.ts'
import { createWagmiConfig } from './wagmi/index.ts'

const app = { name: 'My app', url: 'https://app.test' }
const walletConnect = entryPoint.createWalletConnect({ projectId: 'yours', app })
const page = await createPageWithWallet({ connection: { walletConnect } }).connected()
const { connection } = page
await connection.switchChain({ chainId: 8453 }).catch(() => undefined)

/** Objects that an app gets. `await` on one of them, or returning it from an async function, must not call it. */
const objects: Record<string, unknown> = {
  ...entryPoint,
  connection,
  'connection.wallets': connection.wallets,
  'connection.pairing': connection.pairing,
  'connection.getSnapshot()': connection.getSnapshot(),
  'connection.getSnapshot().failure.error': connection.getSnapshot().failure?.error,
  'connection.getProvider()': connection.getProvider(),
  'connection.wallets.getSnapshot()[0]': connection.wallets.getSnapshot()[0],
  'connection.pairing.getSnapshot()': connection.pairing?.getSnapshot(),
  'createCapabilities()': entryPoint.createCapabilities(connection),
  'createWagmiConfig()': createWagmiConfig(connection, { transports: { 56: http() } }),
  'createWalletConnect()': walletConnect,
}

test.each(Object.entries(objects))('%s is not thenable', (_, object) => {
  expect(object).toBeDefined()
  expect('then' in Object(object)).toBe(false)
})
