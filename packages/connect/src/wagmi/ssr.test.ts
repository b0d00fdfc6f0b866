import { hydrate, type Config } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { createConnection } from '../connection/createConnection.ts'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

const options = { transports: {}, ssr: true }

/** Returns the state that wagmi's hooks show: status, accounts and connectors. */
const shown = (config: Config) => ({
  status: config.state.status,
  accounts: [...config.state.connections.values()].flatMap(({ accounts }) => accounts),
  connectors: config.connectors.map(({ id, name }) => `${id} ${name}`),
})

/** Creates a page with a connected wallet of the catalogue, and a second one that the catalogue does not have. */
async function createConnectedPage() {
  const page = await createPageWithWallet().connected()
  page.announce(createFakeWallet('test.stranger', 'Stranger'))
  return page
}

/** Hydrates the config as `WagmiProvider` does after React has hydrated the page. */
const takeOver = (config: Config) => hydrate(config, { reconnectOnMount: false }).onMount()

test("starts with the server's state", async () => {
  const server = createWagmiConfig(createConnection(), options)
  const { connection } = await createConnectedPage()
  expect(shown(createWagmiConfig(connection, options))).toEqual(shown(server))
})

test("starts with the server's state if two wallets claim one identity", () => {
  const server = createWagmiConfig(createConnection(), options)
  const page = createPageWithWallet()
  page.announce(createFakeWallet())
  const config = createWagmiConfig(page.connection, options)
  expect(page.connection.wallets.getSnapshot().map(({ id }) => id)).toContain('metamask#2')
  expect(shown(config)).toEqual(shown(server))
})

test('has a connector for each of two wallets with one identity after hydration', async () => {
  const page = createPageWithWallet()
  page.announce(createFakeWallet())
  const config = createWagmiConfig(page.connection, options)
  await takeOver(config)
  expect(shown(config).connectors).toEqual(
    expect.arrayContaining(['metamask MetaMask', 'metamask#2 MetaMask 2']),
  )
})

test('ignores changes of the connection before hydration', async () => {
  const page = createPageWithWallet()
  const config = createWagmiConfig(page.connection, options)
  await page.connected()
  expect(shown(config)).toMatchObject({ status: 'disconnected', accounts: [] })
})

test('follows the connection after hydration', async () => {
  const { connection } = await createConnectedPage()
  const config = createWagmiConfig(connection, options)
  await takeOver(config)
  expect(shown(config)).toMatchObject({
    status: 'connected',
    accounts: [a],
    connectors: expect.arrayContaining(['test.stranger Stranger']),
  })
})

test("wagmi's reconnect restores the connection after hydration", async () => {
  const before = await createConnectedPage()
  const { connection } = before.reload()
  const config = createWagmiConfig(connection, options)
  await hydrate(config, { reconnectOnMount: true }).onMount()
  await vi.waitFor(() =>
    expect(shown(config)).toMatchObject({ status: 'connected', accounts: [a] }),
  )
})
