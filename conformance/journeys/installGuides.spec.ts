import { devices } from '@playwright/test'
import { expect, test } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

const chrome = devices['Desktop Chrome'].userAgent
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

for (const [name, userAgent, link] of [
  ['Chrome', chrome, /^https:\/\/chromewebstore\.google\.com\/detail\/nkbih/],
  ['Edge', `${chrome} Edg/140.0.0.0`, /^https:\/\/microsoftedge\.microsoft\.com\//],
  ['Opera', `${chrome} OPR/120.0.0.0`, /^https:\/\/chromewebstore\.google\.com\//],
  [
    'Firefox',
    `${mac}; rv:140.0) Gecko/20100101 Firefox/140.0`,
    /^https:\/\/addons\.mozilla\.org\//,
  ],
] as const)
  test.describe(name, () => {
    test.use({ userAgent, persona: 'rabby' })

    test(`links to MetaMask in the store of this browser${longTestTag(name !== 'Chrome')}`, async ({
      dapp,
    }) => {
      await dapp.pick('MetaMask')
      const get = dapp.dialog.getByRole('link', { name: new RegExp(`^Get MetaMask for ${name} `) })
      await expect(get).toHaveAttribute('href', link)
      await expect(dapp.dialog.getByRole('listitem')).toHaveCount(3)
      await expect(dapp.dialog.getByRole('button', { name: 'Reload this page' })).toBeVisible()
    })
  })

test.describe('Brave', () => {
  test.use({ persona: 'rabby' })

  test('links to the extension in the Chrome Web Store @long', async ({ dapp }) => {
    await dapp.page.addInitScript(() => Object.assign(navigator, { brave: {} }))
    await dapp.page.reload()
    await dapp.pick('MetaMask')
    await expect(dapp.dialog.getByRole('link', { name: /^Get MetaMask for Brave/ })).toBeVisible()
  })
})

test.describe('Safari', () => {
  test.use({
    userAgent: `${mac} ${webkit} Version/18.0 Safari/605.1.15`,
    persona: 'rabby',
  })

  test('offers the apps and another browser, because it has no extension @long', async ({
    dapp,
  }) => {
    await dapp.pick('MetaMask')
    await expect(
      dapp.dialog.getByText('MetaMask has no extension for this browser.', { exact: false }),
    ).toBeVisible()
    await expect(dapp.dialog.getByRole('link', { name: /App Store/ })).toBeVisible()
  })
})

for (const [system, userAgent, store] of [
  ['iOS', devices['iPhone 15'].userAgent, 'https://apps.apple.com/app/id1438144202'],
  [
    'Android',
    devices['Pixel 7'].userAgent,
    'https://play.google.com/store/apps/details?id=io.metamask',
  ],
] as const)
  test.describe(system, () => {
    test.use({ userAgent, persona: 'rabby' })

    test(`offers the MetaMask app and a link that opens this page in it${longTestTag(system !== 'iOS')}`, async ({
      dapp,
    }) => {
      await dapp.pick('MetaMask')
      await expect(dapp.dialog.locator(`a[href="${store}"]`)).toBeVisible()
      const link = dapp.dialog.getByRole('link', { name: 'Open this page in MetaMask' })
      await expect(link).toHaveAttribute('href', /^https:\/\/metamask\.app\.link\/dapp\//)
    })
  })

test('lists a wallet that is installed while its guide is open, without a reload', async ({
  dapp,
  wallets,
}) => {
  await dapp.pick('Rabby')
  await expect(dapp.dialog.getByRole('listitem')).toHaveCount(3)
  await dapp.page.evaluate(() => Object.assign(globalThis, { kept: true }))
  const rabby = await wallets.add('rabby')
  await expect(dapp.status).toHaveText('Rabby is here now.')
  await dapp.dialog.getByRole('button', { name: 'Connect with Rabby' }).click()
  await expect(dapp.account).toContainText('BNB Smart Chain')
  expect(await rabby.calls('eth_requestAccounts')).toHaveLength(1)
  expect(await dapp.page.evaluate(() => 'kept' in globalThis)).toBe(true)
})

test('the list explains what a wallet is @long', async ({ dapp }) => {
  await dapp.button('Connect wallet').click()
  await dapp.dialog.getByText('What is a wallet?').click()
  await expect(dapp.dialog.getByText(/keeps your keys/)).toBeVisible()
})

test('the row of WalletConnect says that there is no project, and contacts no host', async ({
  dapp,
}) => {
  await dapp.pick('WalletConnect')
  await expect(dapp.dialog.getByText(/has not set up WalletConnect/)).toBeVisible()
  expect(await dapp.log()).toEqual([])
})

test.describe('Rabby in its MetaMask mode', () => {
  test.use({ persona: 'rabby' })

  test('announces itself twice and has a row for each name', async ({ dapp }) => {
    await dapp.page.evaluate(() => {
      addEventListener('eip6963:announceProvider', (event) => {
        const { info, provider } = (event as CustomEvent).detail
        if (info.rdns !== 'io.rabby') return
        const mask = { ...info, uuid: crypto.randomUUID(), rdns: 'io.metamask', name: 'MetaMask' }
        const detail = { info: mask, provider }
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      })
      dispatchEvent(new Event('eip6963:requestProvider'))
    })
    await dapp.button('Connect wallet').click()
    await expect(
      dapp.dialog.getByRole('list', { name: 'Installed' }).getByRole('listitem'),
    ).toHaveText([
      'RabbyThis wallet also says that it is MetaMask.',
      'MetaMaskThis wallet also says that it is Rabby.',
    ])
  })
})

test('does not list an impostor as MetaMask, and lists unknown wallets in their own group', async ({
  dapp,
}) => {
  await dapp.page.evaluate(() => {
    const provider = { isMetaMask: true, isImpostor: true, request: async () => [], on() {} }
    const info = {
      uuid: crypto.randomUUID(),
      rdns: 'org.impostor',
      name: 'MetaMask',
      icon: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  })
  await dapp.button('Connect wallet').click()
  await expect(
    dapp.dialog.getByRole('list', { name: 'Also in this browser' }).getByRole('button'),
  ).toHaveText(['MetaMask (org.impostor)'])
})

test('the last used wallet is first in its group and has a label @long', async ({
  dapp,
  wallets,
}) => {
  await wallets.add('rabby')
  await dapp.page.reload()
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('BNB Smart Chain')
  await dapp.button('Disconnect').click()
  await dapp.button('Connect wallet').click()
  await expect(
    dapp.dialog.getByRole('list', { name: 'Installed' }).getByRole('listitem'),
  ).toHaveText(['MetaMaskRecent', 'Rabby'])
})
