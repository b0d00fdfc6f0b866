import { expect, test, vi } from 'vitest'
import { openClient } from './openClient.ts'

const sdk = vi.hoisted(() => ({ fails: (): unknown => undefined }))

/** Stands for the SDK; what is read of it fails as its import would. */
vi.mock('@walletconnect/ethereum-provider', () => ({
  get EthereumProvider() {
    return sdk.fails()
  },
}))

const open = () => openClient({ projectId: 'test', app: { name: 'Test', url: 'https://app.test' } })

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
])('a peer that is missing is named, as %s has it', async (_, message) => {
  throws(message)
  await expect(open()).rejects.toThrow(
    'WalletConnect is not installed. Run: npm install @walletconnect/ethereum-provider',
  )
})

test('code that is lost on the way is no missing peer', async () => {
  const message = 'Failed to fetch dynamically imported module: https://app.test/index.es.js'
  throws(message)
  await expect(open()).rejects.toThrow(message)
})
