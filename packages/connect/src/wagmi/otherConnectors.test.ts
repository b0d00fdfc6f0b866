import { connect, disconnect, getConnection, mock, switchConnection } from '@wagmi/core'
import { custom } from 'viem'
import { expect, test } from 'vitest'
import { a, b, createFakeWallet, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

/** Creates a config, and registers a wagmi connector as wagmi's `connect` does. */
function mixed(create = mock({ accounts: [b] })) {
  const page = createPageWithWallet()
  const node = custom({ request: never })
  const config = createWagmiConfig(page.connection, { transports: { 56: node, 1: node } })
  const other = config._internal.connectors.setup(create)
  const connector = (id: string) => {
    const found = [other, ...config.connectors].find((known) => known.id === id)
    if (!found) throw new Error(`no connector ${id}`)
    return found
  }
  /** Returns the connection that wagmi's hooks show, and the ids of all connected connectors. */
  const shown = () => {
    const { status, address } = getConnection(config)
    const all = [...config.state.connections.values()].map((known) => known.connector.id)
    return { status, address, all }
  }
  return { ...page, config, connector, shown }
}

test('another connector connects, and stays connected', async () => {
  const { config, connector, shown, settle } = mixed()
  await connect(config, { connector: connector('mock') })
  await settle()
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("the connection's connector becomes the current one beside another connector", async () => {
  const { config, connection, connector, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  await connection.connect({ wallet: 'metamask' })
  expect(shown()).toEqual({ status: 'connected', address: a, all: ['mock', 'metamask'] })
})

test('switchConnection switches between the two connectors', async () => {
  const { config, connection, connector, shown } = mixed()
  await connection.connect({ wallet: 'metamask' })
  await connect(config, { connector: connector('mock') })
  expect(shown()).toMatchObject({ address: b })
  await switchConnection(config, { connector: connector('metamask') })
  expect(shown()).toMatchObject({ address: a })
})

test("shows the other connector after the connection's connector disconnects", async () => {
  const { config, connector, wallet, connection, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  await connection.connect({ wallet: 'metamask' })
  wallet.lock()
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("shows the connection's connector after the other one disconnects", async () => {
  const { config, connector, connection, shown } = mixed()
  await connection.connect({ wallet: 'metamask' })
  await connect(config, { connector: connector('mock') })
  await disconnect(config, { connector: connector('mock') })
  expect(shown()).toEqual({ status: 'connected', address: a, all: ['metamask'] })
})

test("a failed attempt of the connection's connector keeps the other one", async () => {
  const { config, connector, wallet, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  wallet.on('eth_requestAccounts', () => Promise.reject(Object.assign(new Error(), { code: 4001 })))
  await connect(config, { connector: connector('metamask') }).catch(() => {})
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("another connector with the same id does not replace the connection's connector", async () => {
  const { announce, config, connection } = mixed((made) => ({
    ...mock({ accounts: [b] })(made),
    id: 'app.phantom',
  }))
  announce(createFakeWallet('app.phantom', 'Phantom'))
  await connection.connect({ wallet: 'app.phantom' })
  const all = [...config.state.connections.values()]
  expect(all.map(({ accounts, connector }) => [connector.type, accounts])).toEqual([
    ['touchstone', [a]],
  ])
})
