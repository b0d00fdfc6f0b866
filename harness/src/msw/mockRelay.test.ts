import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockNetwork } from '../relay/index.ts'
import { mockRelay } from './index.ts'

const publicRelay = 'wss://relay.walletconnect.org'
const relay = mockRelay()
const server = setupServer(...relay.handlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => server.close())

/** Runs both ends in this process, without a socket. */
async function world() {
  // Imported after `listen`, because the SDK keeps the WebSocket that it finds at its import.
  const { createPhone } = await import('../relay/index.ts')
  const { openDapp } = await import('../relay/pair/openDapp.ts')
  const phone = await createPhone({ relay: publicRelay })
  const chains = [{ chainId: 56, rpcUrl: 'http://127.0.0.1:1' }]
  const onUri = (uri: string) => void phone.scan(uri)
  const { sdk, close } = await openDapp({ relayUrl: publicRelay, chains, onUri })
  return { sdk, close: () => Promise.all([close(), phone.close()]) }
}

test('both ends connect through the public relay’s address without a connection to it', async () => {
  const guard = blockNetwork()
  const { sdk, close } = await world()
  await sdk.connect()
  expect(sdk.accounts).toHaveLength(1)
  expect(relay.calls().map(({ method }) => method)).toContain('wc_proposeSession')
  await close()
  expect(guard.reached()).toEqual([])
  guard.end()
})
