import { hydrate, type Config } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { createConnection } from '../connection/createConnection.ts'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

const options = { transports: {}, ssr: true }

/** What wagmi's hooks show: who is connected, and what there is to connect with. */
const shown = (config: Config) => ({
  status: config.state.status,
  accounts: [...config.state.connections.values()].flatMap(({ accounts }) => accounts),
  connectors: config.connectors.map(({ id }) => id),
})

/** A page where a wallet of the catalogue is connected, and a stranger has announced itself. */
async function page() {
  const world = await createWorld().connected()
  world.announce(createFakeWallet('test.stranger', 'Stranger'))
  return world
}

/** `WagmiProvider` does it once React has taken the page over. */
const takeOver = (config: Config) => hydrate(config, { reconnectOnMount: false }).onMount()

test('what a server has written is what the page begins with', async () => {
  const server = createWagmiConfig(createConnection(), options)
  const { connection } = await page()
  expect(shown(createWagmiConfig(connection, options))).toEqual(shown(server))
})

test('what happens before the page is taken over waits until then', async () => {
  const world = createWorld()
  const config = createWagmiConfig(world.connection, options)
  await world.connected()
  expect(shown(config)).toMatchObject({ status: 'disconnected', accounts: [] })
})

test('once it is taken over, wagmi follows the connection', async () => {
  const { connection } = await page()
  const config = createWagmiConfig(connection, options)
  await takeOver(config)
  expect(shown(config)).toMatchObject({
    status: 'connected',
    accounts: [a],
    connectors: expect.arrayContaining(['test.stranger']),
  })
})

test("wagmi's own reconnect restores there too", async () => {
  const before = await page()
  const { connection } = before.reload()
  const config = createWagmiConfig(connection, options)
  await hydrate(config, { reconnectOnMount: true }).onMount()
  await vi.waitFor(() =>
    expect(shown(config)).toMatchObject({ status: 'connected', accounts: [a] }),
  )
})
