import { expect, pair, test, type WalletConnectDapp } from './walletConnectDappFixture.ts'
import { longTestTag } from './longTestTag.ts'

const images = (walletConnectDapp: WalletConnectDapp) =>
  walletConnectDapp.page
    .locator('img, image')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''),
    )

const links = (walletConnectDapp: WalletConnectDapp) =>
  walletConnectDapp.page
    .locator('a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).protocol))

const drawing =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>'

for (const [what, metadata] of [
  ['a script', { name: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' }],
  ['a megabyte', { name: 'x'.repeat(200_000), description: 'y'.repeat(200_000) }],
  ['bidirectional control characters', { name: '\u202Egpj.\u2066tellaW' }],
  [
    'script links and foreign images',
    {
      name: 'Wallet',
      icons: ['https://tracker.test/pixel.png', 'javascript:alert(1)'],
      redirect: { native: 'javascript:alert(1)', universal: 'javascript:alert(1)' },
    },
  ],
] as const)
  test.describe(`a phone whose metadata has ${what}`, () => {
    test.use({
      phoneOptions: {
        metadata: { ...metadata, icons: [...('icons' in metadata ? metadata.icons : [])] },
      },
    })

    test(`connects, and its metadata is shown as text only${longTestTag(what !== 'a script')}`, async ({
      walletConnectDapp,
      phone,
    }) => {
      let alerted = false
      walletConnectDapp.page.on('dialog', (dialog) => {
        alerted = true
        void dialog.dismiss()
      })
      await pair(walletConnectDapp, phone)
      // The page shows the wallet's name on one line with at most 40 characters.
      const wallet = walletConnectDapp.account.locator('dd', { hasText: 'WalletConnect (' })
      const shownName = await wallet.locator('bdi').innerText()
      expect([...shownName].length).toBeLessThanOrEqual(40)
      await walletConnectDapp.button('Sign in').click()
      await walletConnectDapp.button(/^Sign in with/).click()
      await expect(walletConnectDapp.account).toContainText('You are signed in as')
      expect(alerted).toBe(false)
      expect(await walletConnectDapp.page.title()).toBe('Touchstone')
      expect(await images(walletConnectDapp)).toEqual([])
      for (const protocol of await links(walletConnectDapp))
        expect(protocol).toMatch(/^(https?|wc):$/)
      expect(await walletConnectDapp.page.locator('body').innerText()).not.toMatch(
        /[\u202A-\u202E\u2066-\u2069]/,
      )
    })
  })

test('an extension with a hostile name and icon has one row with its name as text', async ({
  walletConnectDapp,
}) => {
  await walletConnectDapp.page.evaluate((drawing) => {
    const provider = { request: async () => [], on() {} }
    const announce = (name: string, icon: string, rdns: string) =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: {
            info: { uuid: crypto.randomUUID(), rdns, name, icon },
            provider: { ...provider },
          },
        }),
      )
    announce('<b>\u202Eevil</b>', 'javascript:alert(1)', 'org.one')
    announce('y'.repeat(1_000_000), `data:image/png;base64,${'A'.repeat(1_000_000)}`, 'org.two')
    announce('Tracker', 'https://tracker.test/pixel.png', 'org.three')
    announce('Honest', drawing, 'org.four')
  }, drawing)
  await walletConnectDapp.button('Connect wallet').click()
  await expect(
    walletConnectDapp.dialog
      .getByRole('list', { name: 'Also in this browser' })
      .getByRole('listitem'),
  ).toHaveText([/<b>evil<\/b>$/, /^y{41}$/, /Tracker$/, /Honest$/])
  expect(await images(walletConnectDapp)).toEqual([drawing])
})
