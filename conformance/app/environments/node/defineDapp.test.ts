import { createConnection } from '@touchstone/connect'
import { expect, onTestFinished, test } from 'vitest'
import { chainsOf } from '../../cells/AppChains.ts'
import { recordKey, type DappConnection } from '../../dapp/connectionPageScripts.ts'
import { createDappControls } from '../../dapp/createDappControls.ts'
import { defineDapp } from '../../dapp/defineDapp.ts'
import { fakePage } from '../../dapp/testing/fakePage.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createFakeClock } from './fakeClock.ts'
import { openSimulatedPage } from './openSimulatedPage.ts'
import { createSiteWallet } from './createSiteWallets.ts'

/** Creates the connection as a dapp does: assigns it before `openSimulatedPage` calls `reconnect`. */
const create: typeof createConnection = (options) => {
  const connection = createConnection(options)
  Object.assign(globalThis, { connection: connection satisfies DappConnection })
  return connection
}

test('defineDapp operates our connection, and reads its events and status', async () => {
  const chains = chainsOf([8453, 1])
  const dapp = defineDapp({ url: 'http://127.0.0.1:5173/', chains: chains.supported })
  await dapp.setup?.(fakePage)
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'connection')
    Reflect.deleteProperty(globalThis, Symbol.for(recordKey))
  })
  const clock = createFakeClock()
  const wallet = createSiteWallet('rabby', clock, chains)
  const page = openSimulatedPage(wallet, createMemoryStorage(), clock, chains, create)
  onTestFinished(() => page.close())
  await clock.advance(1_000)
  const { pageObject, readView } = createDappControls(dapp, chains)(fakePage)
  const views: unknown[] = []
  const recordView = async () => {
    await clock.advance(0)
    const { status, stream } = await readView()
    const { event, chainId, error } = stream.at(-1) ?? {}
    views.push([status, stream.length, event, chainId ?? error?.class])
  }

  await recordView()
  await pageObject.connect('Rabby')
  await recordView()
  wallet.act({ type: 'approve' })
  await recordView()
  await pageObject.switchTo(1)
  await recordView()
  wallet.act({ type: 'reject' })
  await recordView()
  await pageObject.add(1)
  await recordView()
  await pageObject.cancel()
  await recordView()
  await pageObject.disconnect()
  await recordView()

  expect(views).toEqual([
    ['disconnected', 0, undefined, undefined],
    ['connecting', 1, 'connecting', undefined],
    ['connected', 2, 'connect', 8453],
    ['switching', 2, 'connect', 8453],
    ['connected', 3, 'error', 'UserRejected'],
    ['adding', 3, 'error', 'UserRejected'],
    ['connected', 4, 'error', 'SwitchChain'],
    ['disconnected', 5, 'disconnect', undefined],
  ])
})
