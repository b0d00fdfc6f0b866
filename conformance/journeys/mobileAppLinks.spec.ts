import { devices } from '@playwright/test'
import { expect, show, test, type WalletConnectDapp } from './walletConnectDappFixture.ts'
import { longTestTag } from './longTestTag.ts'

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']

test.use(pixel)

/**
 * Records clicked links to wallet apps, instead of opening them: the machine of the test has no such apps.
 */
const recordAppLinks = (walletConnectDapp: WalletConnectDapp) =>
  walletConnectDapp.page.evaluate(() => {
    const appLinks: string[] = []
    Object.assign(globalThis, { appLinks })
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (!link || /^https?:/.test(link.href)) return
      event.preventDefault()
      appLinks.push(link.href)
    })
  })

const readAppLinks = (walletConnectDapp: WalletConnectDapp) =>
  walletConnectDapp.page.evaluate(() => (globalThis as unknown as { appLinks: string[] }).appLinks)

for (const [row, scheme] of [
  ['Rabby', 'rabby://wc?uri='],
  ['Gate', 'gtweb3wallet://wc?uri='],
  ['TokenPocket', 'tpoutside://wc?uri='],
  ['WalletConnect', 'wc:'],
  ['Bitget', 'bitkeep://wc?uri='],
  ['MetaMask', 'metamask://wc?uri='],
  ['Rainbow', 'rainbow://wc?uri='],
  ['Binance Wallet', 'bnc://app.binance.com/cedefi/wc?uri='],
] as const)
  test(`${row}: its row has the app link before a tap, and a tap connects${longTestTag(!['MetaMask', 'Binance Wallet'].includes(row))}`, async ({
    walletConnectDapp,
    phone,
  }) => {
    await recordAppLinks(walletConnectDapp)
    await walletConnectDapp.button('Connect wallet').click()
    const link = walletConnectDapp.dialog.getByRole('link', { name: row, exact: true })
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${scheme.replaceAll(/[?./]/g, '\\$&')}`),
    )
    expect(walletConnectDapp.hosts()).toEqual([])
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    expect(await readAppLinks(walletConnectDapp)).toEqual([href])
    await show(walletConnectDapp, 'hidden')
    await phone.scan(scheme === 'wc:' ? href : decodeURIComponent(href.slice(scheme.length)))
    await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
    await show(walletConnectDapp, 'visible')
  })

test('says after 1.5 s that an app did not open, and offers the store and the code for another phone', async ({
  walletConnectDapp,
  phone,
}) => {
  await recordAppLinks(walletConnectDapp)
  await walletConnectDapp.button('Connect wallet').click()
  await walletConnectDapp.dialog.getByRole('link', { name: 'MetaMask', exact: true }).click()
  await expect(
    walletConnectDapp.dialog.getByText('MetaMask did not open. Is the app on this phone?'),
  ).toBeVisible()
  await expect(walletConnectDapp.dialog.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=io.metamask',
  )
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
})

test('Binance’s guide links to each download page once @long', async ({ walletConnectDapp }) => {
  await recordAppLinks(walletConnectDapp)
  await walletConnectDapp.button('Connect wallet').click()
  await walletConnectDapp.dialog.getByRole('link', { name: 'Binance Wallet', exact: true }).click()
  await expect(
    walletConnectDapp.dialog.getByText('Binance Wallet did not open.', { exact: false }),
  ).toBeVisible()
  await expect(walletConnectDapp.code).toBeVisible()
  await expect(walletConnectDapp.dialog.getByRole('link')).toHaveText([
    'Open Binance Wallet',
    /Google Play/,
    /binance\.com/,
  ])
})

test('connects after a reload has ended the previous attempt @long', async ({
  walletConnectDapp,
}) => {
  await recordAppLinks(walletConnectDapp)
  await walletConnectDapp.button('Connect wallet').click()
  await walletConnectDapp.dialog.getByRole('link', { name: 'MetaMask', exact: true }).click()
  await expect(walletConnectDapp.dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await walletConnectDapp.page.reload()
  await walletConnectDapp.button('Connect wallet').click()
  await expect(
    walletConnectDapp.dialog.getByRole('link', { name: 'Rainbow', exact: true }),
  ).toBeVisible()
})

test('connects on return when the phone approved while the page was hidden and offline', async ({
  walletConnectDapp,
  phone,
  relay,
}) => {
  walletConnectDapp.allow(/WebSocket|ERR_/)
  await recordAppLinks(walletConnectDapp)
  await walletConnectDapp.button('Connect wallet').click()
  const link = walletConnectDapp.dialog.getByRole('link', { name: 'Rainbow', exact: true })
  await expect(link).toBeVisible()
  const href = (await link.getAttribute('href')) ?? ''
  const prompt = phone.wallet.waitForPrompt('eth_requestAccounts')
  await link.click()
  await phone.scan(decodeURIComponent(href.slice('rainbow://wc?uri='.length)))
  await prompt
  await show(walletConnectDapp, 'hidden')
  await walletConnectDapp.page.context().setOffline(true)
  ;(await prompt).approve()
  await expect
    .poll(() => relay.calls().some(({ method }) => method === 'wc_approveSession'))
    .toBe(true)
  await walletConnectDapp.page.context().setOffline(false)
  await show(walletConnectDapp, 'visible')
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
})

test.describe('in the browser of a wallet', () => {
  test.use({ persona: 'binance' })

  test('lists that wallet first, whichever wallet was used last', async ({
    walletConnectDapp,
    wallet,
  }) => {
    void wallet
    await walletConnectDapp.page.evaluate(() =>
      localStorage.setItem('touchstone.recent', 'rainbow'),
    )
    await walletConnectDapp.page.reload()
    await walletConnectDapp.button('Connect wallet').click()
    await expect(
      walletConnectDapp.dialog.getByRole('list').first().getByRole('listitem'),
    ).toHaveText(['Binance Wallet'])
    await walletConnectDapp.dialog
      .getByRole('button', { name: 'Binance Wallet', exact: true })
      .click()
    await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
    expect(walletConnectDapp.hosts().filter((host) => host.includes('walletconnect'))).toEqual([])
  })
})
