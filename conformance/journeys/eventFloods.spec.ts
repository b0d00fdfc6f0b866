import { expect, test, type Dapp } from './dappFixture.ts'
import { addEmittingWallet, type EmittingWallet, second, walletName } from './addEmittingWallet.ts'

/** Global variable of the page, which `addEmittingWallet` creates. */
declare const emitting: EmittingWallet

const connect = async (dapp: Dapp) => {
  await addEmittingWallet(dapp.page)
  await dapp.page.reload()
  await dapp.pick(walletName)
  await expect(dapp.account).toContainText('BNB Smart Chain')
}

/** Checks that the page still reacts: opens the dialog of the account and disconnects. */
const expectUsable = async ({ button, dialog, page }: Dapp) => {
  await button(/^Account 0x/).click()
  await expect(dialog).toContainText('Change wallet')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button('Disconnect').click()
  await expect(button('Connect wallet')).toBeVisible()
}

test('shows the last state after 100,000 changes in one tick, and stays usable', async ({
  dapp,
}) => {
  await connect(dapp)
  await dapp.page.evaluate((last) => {
    for (let sent = 1; sent <= 100_000; sent += 1) {
      emitting.state.chainId = sent % 2 ? '0x38' : '0x1'
      emitting.emit('chainChanged', emitting.state.chainId)
    }
    emitting.state.accounts = [last]
    emitting.emit('accountsChanged', [last])
  }, second)
  await expect(dapp.account).toContainText('Ethereum')
  await expect(dapp.account).toContainText(second)
  expect((await dapp.log()).at(-1)).toMatchObject({ accounts: [second], chainId: 1 })
  await expectUsable(dapp)
})

test('changes the live region at most twice for 10,000 changes in one tick', async ({ dapp }) => {
  await connect(dapp)
  await dapp.page.evaluate(() => {
    const status = document.querySelector('main [role=status]')
    let changes = 0
    new MutationObserver(() => (changes += 1)).observe(status!, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    Object.assign(globalThis, { changesOfStatus: () => changes })
    for (let chainId = 1_000; chainId < 11_000; chainId += 1) emitting.emit('chainChanged', chainId)
    emitting.emit('chainChanged', 1)
  })
  await expect(dapp.status).toContainText('Ethereum')
  const changes = await dapp.page.evaluate('changesOfStatus()')
  expect(changes).toBeLessThanOrEqual(2)
})

test('shows the first accounts of an endless list, and stays usable', async ({ dapp }) => {
  await connect(dapp)
  await dapp.page.evaluate(() => {
    const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
    const accounts = new Proxy([], {
      get(_, key) {
        if (key === 'length') return 40_000
        if (key !== Symbol.iterator) return addressOf(Number(key))
        return function* () {
          for (let index = 0; ; index += 1) yield addressOf(index)
        }
      },
    })
    emitting.emit('accountsChanged', accounts)
  })
  await expect(dapp.account).toContainText('and 499 more accounts')
  await expectUsable(dapp)
})

test('stays usable after thousands of wallet announcements', async ({ dapp }) => {
  await connect(dapp)
  await dapp.page.evaluate(() => {
    const icon = `data:image/png;base64,${'A'.repeat(90_000)}`
    const announce = (uuid: string, rdns: string) => {
      const provider = { request: async () => [], on() {}, removeListener() {} }
      const detail = { info: { uuid, rdns, name: rdns, icon }, provider }
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    for (let sent = 0; sent < 60; sent += 1) announce(crypto.randomUUID(), `w${sent}.test`)
    // One identity (uuid and rdns) with a new provider each time. Only the first few of these
    // providers get a row, because the app lists at most 64 announced wallets outside of its
    // catalogue.
    for (let sent = 0; sent < 2_000; sent += 1) announce('same', 'again.test')
    for (let sent = 0; sent < 10_000; sent += 1) announce(crypto.randomUUID(), `more${sent}.test`)
  })
  await expectUsable(dapp)
})

test('keeps the newest entries in the Activity log, and says how many it removed', async ({
  dapp,
}) => {
  const { page } = dapp
  await page.clock.install()
  await connect(dapp)
  const entries = page.getByRole('log').getByRole('listitem')
  for (let sent = 0; sent < 240; sent += 30) {
    await page.evaluate((from) => {
      for (let chainId = from; chainId < from + 30; chainId += 1)
        emitting.emit('chainChanged', chainId)
    }, 1_000 + sent)
    // Send 30 events per 300 ms, because the connection merges those that exceed 32 in 250 ms.
    await page.clock.runFor(300)
  }
  await expect(entries).toHaveCount(200)
  // The log had 242 entries: `connecting`, `connect` and 240 changes.
  await expect(page.getByRole('log')).toContainText('Older entries removed: 42')
})
