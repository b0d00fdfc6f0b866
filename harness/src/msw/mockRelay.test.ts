import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockNetwork } from '../relay/index.ts'
import { mockRelay } from './index.ts'

const publicRelay = 'wss://relay.walletconnect.org'
const relay = mockRelay()
const server = setupServer(...relay.handlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => server.close())

/** Connects a dapp and a phone in this process. Their relay is the mock, so no socket is opened. */
async function setUp() {
  // These modules are imported after `listen`, because the SDK keeps the global `WebSocket` that exists at
  // its import.
  const { createPhone } = await import('../relay/index.ts')
  const { openDapp } = await import('../relay/dapp/openDapp.ts')
  const phone = await createPhone({ relay: publicRelay })
  const chains = [{ chainId: 56, rpcUrl: 'http://127.0.0.1:1' }]
  const onUri = (uri: string) => void phone.scan(uri)
  const { sdk, close } = await openDapp({ relayUrl: publicRelay, chains, onUri })
  return { sdk, close: () => Promise.all([close(), phone.close()]) }
}

test('both ends connect through the public relay’s address without a connection to it', async () => {
  const guard = blockNetwork()
  const { sdk, close } = await setUp()
  await sdk.connect()
  expect(sdk.accounts).toHaveLength(1)
  expect(relay.calls().map(({ method }) => method)).toContain('wc_proposeSession')
  await close()
  expect(guard.reached()).toEqual([])
  guard.end()
})
