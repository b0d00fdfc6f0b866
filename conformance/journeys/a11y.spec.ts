import { expect, test, type Dapp } from './dappFixture.ts'
import { findAxeViolations } from './findAxeViolations.ts'

/**
 * Opens screens of the app one after another, from the start page to an account on a wrong network, and calls
 * `onScreen` with the name of each. The selectors contain no text, so that this works in any language.
 */
const openEachScreen = async (
  dapp: Dapp,
  {
    wallet,
    chain,
  }: {
    wallet: { switchChain(id: number): unknown }
    chain: { accounts: readonly { address: string }[] }
  },
  onScreen: (screen: string) => Promise<void>,
) => {
  const { page } = dapp
  const shown = (selector: string) => expect(page.locator(selector).first()).toBeVisible()
  await onScreen('start')
  await page.locator('footer summary').click()
  await onScreen('language and theme')
  await page.locator('footer summary').click()
  await page.locator('.ts-connect').click()
  await onScreen('list')
  await page.locator('[data-wallet=metamask]').click()
  await shown('.amounts')
  await onScreen('account')
  const panelButtons = page.locator('.card [aria-expanded]')
  await panelButtons.first().click()
  await shown('.form')
  await page.locator('.form [type=submit]').click()
  await onScreen('mistakes')
  await page.locator('[name=to]').fill(chain.accounts[0]!.address)
  await page.locator('[name=amount]').fill('1')
  await page.locator('.form [type=submit]').click()
  await shown('.warnings li')
  await onScreen('preview')
  await page.locator('.panel .ts-primary').click()
  await shown('.transactions [data-state=confirmed]')
  await onScreen('sent')
  await panelButtons.nth(1).click()
  await page.locator('.panel .ts-primary').click()
  await expect(page.locator('.panel .ts-primary')).toBeHidden()
  await onScreen('signed in')
  await page.locator('.others summary').click()
  await onScreen('accounts')
  await wallet.switchChain(137)
  await shown('.banner')
  await onScreen('wrong network')
}

for (const [name, options] of [
  ['English, light', { colorScheme: 'light' }],
  ['English, dark', { colorScheme: 'dark' }],
  ['Arabic, from right to left', { locale: 'ar' }],
] as const) {
  test.describe(name, () => {
    test.use(options)
    test(`axe finds nothing on the screens of the account: ${name} @long`, async ({
      dapp,
      wallet,
      chain,
    }) => {
      // Allow three minutes: axe takes seconds per screen on a busy machine.
      test.setTimeout(180_000)
      await openEachScreen(dapp, { wallet, chain }, async (screen) => {
        expect(await findAxeViolations(dapp), screen).toEqual([])
      })
    })
  })
}

/** Returns the elements that reach beyond the left or right edge of the screen. */
const overflowing = ({ page }: Dapp): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    const found = [...document.querySelectorAll('dialog[open] *, main *, header *, footer *')]
      .filter((element) => !element.matches('.ts-unseen, .ts-unseen *'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5
      })
      .map((element) => `${element.tagName}.${element.className}`)
    return wide || found.length > 0 ? ['sideways', ...found] : []
  })

for (const [name, options, scale] of [
  ['320 px', { viewport: { width: 320, height: 640 } }, '100%'],
  ['320 px, from right to left', { viewport: { width: 320, height: 640 }, locale: 'ar' }, '100%'],
  ['320 px, in German', { viewport: { width: 320, height: 640 }, locale: 'de' }, '100%'],
  ['text twice as large', { viewport: { width: 640, height: 800 } }, '200%'],
  ['320 px, text twice as large', { viewport: { width: 320, height: 640 } }, '200%'],
] as const) {
  test.describe(name, () => {
    test.use(options)
    test(`nothing is cut off or scrolls sideways: ${name} @long`, async ({
      dapp,
      wallet,
      chain,
    }) => {
      await dapp.page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, scale)
      await openEachScreen(dapp, { wallet, chain }, async (screen) => {
        expect(await overflowing(dapp), screen).toEqual([])
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('a long wallet name does not cause overflow', async ({ dapp, chain }) => {
    await dapp.page.evaluate(
      ([account]) => {
        const answers = { eth_requestAccounts: [account], eth_accounts: [account] }
        const request = async ({ method }: { method: string }) =>
          ({ eth_chainId: '0x38', ...answers })[method] ?? null
        const provider = { request, on() {}, removeListener() {} }
        const info = { uuid: 'w', rdns: 'org.w', icon: '', name: 'W'.repeat(40) }
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
      },
      [chain.accounts[0]!.address],
    )
    await dapp.pick('W'.repeat(40))
    await expect(dapp.account).toContainText('BNB Smart Chain')
    await dapp.button('Sign in').click()
    await expect(dapp.account.getByRole('group', { name: 'Sign in' })).toBeVisible()
    await dapp.page.locator('.others summary').click()
    expect(await overflowing(dapp)).toEqual([])
  })
})

test('every control is 44 px high, except links in text', async ({ dapp, wallet, chain }) => {
  await openEachScreen(dapp, { wallet, chain }, async (screen) => {
    const small = await dapp.page.evaluate(() => {
      const scope = document.querySelector('dialog[open]') ?? document.body
      return [...scope.querySelectorAll('button, a[href], select, summary, input, label.tick')]
        .filter((element) => !element.matches('.tick input'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 43.5)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.height}`)
    })
    expect(small, screen).toEqual([])
  })
})

test('the header of the open dialog is not exposed as a banner landmark', async ({
  dapp,
  context,
}) => {
  await dapp.button('Connect wallet').click()
  const browser = await context.newCDPSession(dapp.page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const roles = nodes.filter((node) => !node.ignored).map(({ role }) => String(role?.value))
  expect(roles).toContain('dialog')
  expect(roles).not.toContain('banner')
})

test('every screen has exactly one status and one alert', async ({ dapp, wallet, chain }) => {
  await openEachScreen(dapp, { wallet, chain }, async (screen) => {
    const { page } = dapp
    // Wait, because the dialog adds its regions one task before the page removes its own.
    await expect(page.getByRole('status'), screen).toHaveCount(1)
    await expect(page.getByRole('alert'), screen).toHaveCount(1)
  })
})

/**
 * Returns live regions that screen readers do not announce: empty ones with `display: none`, and those in a busy
 * element.
 */
const findSilentRegions = ({ page }: Dapp): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
      .filter((region) => region.closest('details:not([open])') === null)
      .filter((region) => {
        const hidden = region.textContent === '' && getComputedStyle(region).display === 'none'
        return hidden || region.closest('[aria-busy=true]') !== null
      })
      .map((region) => region.outerHTML.slice(0, 80)),
  )

test('screen readers announce the live regions of every screen @long', async ({
  dapp,
  wallet,
  chain,
}) => {
  await openEachScreen(dapp, { wallet, chain }, async (screen) => {
    expect(await findSilentRegions(dapp), screen).toEqual([])
  })
})

test('screen readers announce the status while a wallet has a request', async ({
  dapp,
  wallet,
}) => {
  const prompted = wallet.waitForPrompt('eth_requestAccounts')
  await dapp.pick('MetaMask')
  const prompt = await prompted
  await expect(dapp.status).toHaveText('Confirm in MetaMask')
  expect(await findSilentRegions(dapp)).toEqual([])
  await prompt.approve()
})

test('a live region announces that the page went offline', async ({ dapp, context }) => {
  const place = dapp.page.locator('main > [aria-live=polite]')
  await expect(place).toBeAttached()
  await context.setOffline(true)
  await expect(place).toHaveText(/^You are offline\./)
})

test('a live region announces the second copy too', async ({ dapp, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const { page } = dapp
  await dapp.pick('MetaMask')
  const copies = [
    { button: 'Copy address', announcement: 'Address copied.' },
    { button: 'Copy diagnostics', announcement: 'Copied without addresses.' },
  ]
  for (const { button, announcement } of copies) {
    await dapp.button(button).click()
    await expect(page.getByText(announcement)).toBeVisible()
    const announced = await page.getByText(announcement).evaluateHandle((region) => {
      const words: (string | null)[] = []
      const listen = () => void words.push(region.textContent)
      new MutationObserver(listen).observe(region, { childList: true })
      return words
    })
    await dapp.button(button).click()
    await expect.poll(() => announced.jsonValue()).toEqual(['', announcement])
  }
})

test('a closing panel returns the focus to its button', async ({ dapp }) => {
  const { page } = dapp
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('10,000 USDT')
  await dapp.button('Send').press('Enter')
  await expect(page.locator(':focus')).toHaveText('Send')
  await expect(page.locator(':focus')).toHaveRole('heading')
  await page
    .getByRole('group', { name: 'Send' })
    .getByRole('button', { name: 'Close' })
    .press('Enter')
  await expect(page.locator(':focus')).toHaveText('Send')
  await expect(page.locator(':focus')).toHaveRole('button')
  await dapp.button('Sign in').press('Enter')
  const sign = page.getByRole('group', { name: 'Sign in' }).getByRole('button')
  await sign.press('Enter')
  await expect(sign).toHaveText('Sign out')
  await expect(sign).toBeFocused()
  await dapp.account.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(page.locator(':focus')).toHaveText('Account')
})

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })
  test('the text of every field is large enough that an iPhone does not zoom in', async ({
    dapp,
  }) => {
    const { page } = dapp
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('10,000 USDT')
    await dapp.button('Send').click()
    await page.locator('footer summary').click()
    const fields = page.locator('input:not([type=checkbox]), select, textarea')
    await expect(fields).toHaveCount(5)
    const sizes = await fields.evaluateAll((all) =>
      all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
    )
    expect(sizes.filter((size) => size < 16)).toEqual([])
  })
})

test.describe('paper', () => {
  test.use({ colorScheme: 'dark' })
  test('the page prints dark on white in any color scheme', async ({ dapp }) => {
    const { page } = dapp
    await page.locator('footer summary').click()
    await page.getByLabel('Theme').selectOption('Dark')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Account' })).toHaveCSS(
      'color',
      'rgb(27, 29, 32)',
    )
  })
})

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' })
  test('every control has a border @long', async ({ dapp }) => {
    await dapp.pick('MetaMask')
    await expect(dapp.account).toContainText('10,000 USDT')
    const bare = await dapp.page.evaluate(() =>
      [...document.querySelectorAll('.ts-button:not(.ts-quiet), select')]
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return borderTopStyle === 'none' || borderTopWidth === '0px'
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(bare).toEqual([])
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves @long', async ({ dapp, wallet }) => {
    const prompted = wallet.waitForPrompt('eth_requestAccounts')
    await dapp.pick('MetaMask')
    const prompt = await prompted
    const moving = await dapp.page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    )
    expect(moving).toEqual([])
    await prompt.approve()
  })
})
