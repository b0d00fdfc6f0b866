import type { BrowserContext } from '@playwright/test'
import type { PhoneFixture } from '@touchstone/harness/playwright'
import { createDapp, type Dapp } from './dappFixture.ts'
import { expect, pair, sdkChunk, test, type WalletConnectDapp } from './walletConnectDappFixture.ts'
import { walletConnectSiteUrl } from './siteUrl.ts'
import { longTestTag } from './longTestTag.ts'

/** Connects a phone in one tab and opens a second tab, which restores the connection. */
const share = async (
  walletConnectDapp: WalletConnectDapp,
  phone: PhoneFixture,
  context: BrowserContext,
): Promise<Dapp> => {
  await pair(walletConnectDapp, phone)
  const page = await context.newPage()
  await page.goto(walletConnectSiteUrl())
  const other = createDapp(page, walletConnectDapp.allow)
  // Wait for the status: the page shows the account already while it restores the connection.
  await expect(other.status).toHaveText('You are connected with WalletConnect on BNB Smart Chain.')
  return other
}

const ended = 'You ended the connection in WalletConnect on your phone'

/** While connected, opens the QR code of another wallet (Rainbow). */
const useRainbow = async (dapp: Dapp) => {
  await dapp.button(/^Account 0x/).click()
  await dapp.dialog.getByRole('button', { name: 'Change wallet' }).click()
  await dapp.dialog.getByRole('button', { name: 'Rainbow', exact: true }).click()
  await dapp.dialog.getByRole('button', { name: 'Use Rainbow on your phone' }).click()
}

test.describe('two tabs of the app share one phone', () => {
  for (const [how, leave] of [
    ['leaves it', (dapp: Dapp) => dapp.button('Disconnect').click()],
    ['connects another phone', useRainbow],
  ] as const)
    test(`a user who ${how} in one tab is disconnected in the other${longTestTag(how !== 'leaves it')}`, async ({
      walletConnectDapp,
      phone,
      context,
    }) => {
      const other = await share(walletConnectDapp, phone, context)
      await leave(other)
      await expect(walletConnectDapp.status).toHaveText(
        'WalletConnect disconnected. You are not connected.',
      )
      expect((await walletConnectDapp.log()).map(({ event }) => event)).toEqual([
        'connecting',
        'connect',
        'disconnect',
      ])
    })

  test('a disconnect on the phone is reported in both tabs', async ({
    walletConnectDapp,
    phone,
    context,
  }) => {
    const other = await share(walletConnectDapp, phone, context)
    await phone.disconnect()
    for (const { status } of [walletConnectDapp, other]) await expect(status).toContainText(ended)
  })

  test('a disconnect on the phone is reported in a tab that is still restoring @long', async ({
    walletConnectDapp,
    phone,
    context,
  }) => {
    await pair(walletConnectDapp, phone)
    const page = await context.newPage()
    const held = Promise.withResolvers<void>()
    await page.route(sdkChunk, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(sdkChunk)
    await page.goto(walletConnectSiteUrl())
    await asked
    await phone.disconnect()
    await expect(walletConnectDapp.status).toContainText(ended)
    held.resolve()
    await expect(createDapp(page, walletConnectDapp.allow).status).toContainText(ended)
  })

  test('a disconnect on the phone is still reported after a reload @long', async ({
    walletConnectDapp,
    phone,
  }) => {
    await pair(walletConnectDapp, phone)
    await phone.disconnect()
    await expect(walletConnectDapp.status).toContainText(ended)
    await walletConnectDapp.page.reload()
    await expect(walletConnectDapp.status).toContainText(ended)
  })

  test('connects another phone, which a reload restores @long', async ({
    walletConnectDapp,
    phone,
    phones,
    context,
  }) => {
    const other = await share(walletConnectDapp, phone, context)
    await useRainbow(other)
    const rainbow = await phones.add('rainbow')
    await rainbow.look(other.dialog.getByRole('img', { name: 'QR code that connects Rainbow' }))
    await expect(other.status).toHaveText('You are connected with Rainbow on BNB Smart Chain.')
    await other.page.reload()
    await expect(other.status).toHaveText('You are connected with Rainbow on BNB Smart Chain.')
  })
})
