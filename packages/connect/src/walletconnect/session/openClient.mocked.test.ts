import { expect, test, vi } from 'vitest'
import { defaultChains } from '../../catalogue/defaultChains.ts'
import { openClient } from './openClient.ts'

const sdk = vi.hoisted(() => ({ fails: (): unknown => undefined }))

/** Mocks the SDK. Reading its export calls `sdk.fails`, which throws the error of a failed import. */
vi.mock('@walletconnect/ethereum-provider', () => ({
  get EthereumProvider() {
    return sdk.fails()
  },
}))

const open = () =>
  openClient({
    chains: defaultChains,
    projectId: 'test',
    app: { name: 'Test', url: 'https://app.test' },
  })

const throws = (message: string) => {
  sdk.fails = () => {
    throw new Error(message)
  }
}

test.each([
  ['webpack', `Cannot find module '@walletconnect/ethereum-provider'`],
  ['Vite', `Could not resolve "@walletconnect/ethereum-provider" imported by "app".`],
  ['Node', `Cannot find package '@walletconnect/ethereum-provider' imported from /app.js`],
  ['Firefox', 'The specifier “@walletconnect/ethereum-provider” was a bare specifier'],
])('says how to install the SDK after the import error of %s', async (_, message) => {
  throws(message)
  await expect(open()).rejects.toThrow(
    'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider',
  )
})

test('rejects with the original error when a chunk fails to load', async () => {
  const message = 'Failed to fetch dynamically imported module: https://app.test/index.es.js'
  throws(message)
  await expect(open()).rejects.toThrow(message)
})
