import { expect, test, type Dapp } from './dappFixture.ts'
import { routePseudoLocale } from './routePseudoLocale.ts'

const selectLanguage = async ({ page }: Dapp, name: string) => {
  const choices = page.locator('footer details')
  if (!(await choices.evaluate((details: HTMLDetailsElement) => details.open)))
    await choices.locator('summary').click()
  await choices.locator('select').first().selectOption({ label: name })
}

/**
 * Returns visible and announced texts of the page that are not translated, except names and values. In the
 * pseudo-language, translated texts are in ⟦ and ⟧.
 */
const findUntranslatedTexts = ({ page }: Dapp): Promise<string[]> =>
  page.evaluate(() => {
    // Elements whose text is not translated: addresses, amounts, times, and names of wallets,
    // networks, tokens and languages.
    const others =
      'bdi, time, code, option[lang], textarea, .ts-row-name, .ts-icon, [data-name], script, style, noscript'
    const found: string[] = []
    const add = (text: string | null | undefined, element: Element | null) => {
      let left = (text ?? '').trim()
      // A translated sentence may contain another one, for example the name of an unknown
      // network.
      while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replace(/⟦[^⟦⟧]*⟧/g, '').trim()
      if (/\p{Letter}{2}/u.test(left) && !element?.closest(others)) found.push(left)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      add(node.textContent, node.parentElement)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        add(element.getAttribute(name), element)
    return found
  })

test('every text on every screen is from the catalogue', async ({ dapp, wallet, chain }) => {
  const { page } = dapp
  const expectTranslations = async () => expect(await findUntranslatedTexts(dapp)).toEqual([])
  await routePseudoLocale(page)
  expect((await findUntranslatedTexts(dapp)).length).toBeGreaterThan(3)
  await selectLanguage(dapp, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectTranslations()

  await page.locator('.ts-connect').click()
  await expectTranslations()
  for (const other of ['rabby', 'walletconnect', 'binance']) {
    await page.locator(`[data-wallet=${other}]`).click()
    await expect(
      page.locator('.ts-view[data-view=guide], .ts-view[data-view=attempt]'),
    ).toBeVisible()
    await expectTranslations()
    await page.locator('.ts-back').click()
  }
  wallet.when('eth_requestAccounts').once().reject()
  await page.locator('[data-wallet=metamask]').click()
  await expect(dapp.dialog.getByRole('status')).not.toBeEmpty()
  await expectTranslations()
  await page.locator('.ts-back').click()
  await page.locator('[data-wallet=metamask]').click()
  await expect(page.locator('.amounts')).toBeVisible()
  await expectTranslations()

  const [send, signIn] = await page.locator('.card [aria-expanded]').all()
  await send!.click()
  await page.locator('.form [type=submit]').click()
  await expectTranslations()
  await page.locator('[name=to]').fill(chain.accounts[0]!.address)
  await page.locator('[name=amount]').fill('1')
  await page.locator('.form [type=submit]').click()
  await expect(page.locator('.warnings li')).toBeVisible()
  await expectTranslations()
  await page.locator('.panel .ts-primary').click()
  await expect(page.locator('.transactions [data-state=confirmed]')).toBeVisible()
  await expectTranslations()
  await signIn!.click()
  await page.locator('.panel .ts-primary').click()
  await expect(page.locator('.panel .ts-primary')).toBeHidden()
  await expectTranslations()
  await page.locator('.others summary').click()
  await expectTranslations()
  await wallet.switchChain(137)
  await expect(page.locator('.banner')).toBeVisible()
  await expectTranslations()
})

test('loads a language when the user chooses it, and shows it immediately after a reload', async ({
  dapp,
}) => {
  const { page } = dapp
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await selectLanguage(dapp, 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const note = page.getByText('لم يراجع أي متحدث أصلي هذه الترجمة بعد.')
  await expect(note).toBeVisible()
  await expect(note).toHaveAttribute('aria-live', 'polite')
  expect(fetched.filter((path) => /\/assets\/ar-/.test(path))).toHaveLength(1)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('.ts-connect')?.textContent
      if (text) seen.add(text)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.reload()
  await expect(page.locator('.ts-connect')).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatch(/\p{Script=Arabic}/u)
})

test('a Latin name keeps its full stop in right-to-left text', async ({ dapp }) => {
  const { page } = dapp
  await selectLanguage(dapp, 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.evaluate(() => {
    const provider = { request: async () => null, on() {}, removeListener() {} }
    const info = { uuid: 'beta', rdns: 'org.beta', icon: '', name: 'Wallet (beta).' }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  })
  await page.locator('.ts-connect').click()
  const [first, last] = await page.getByText('Wallet (beta).').evaluate((name) => {
    const xOf = (at: number) => {
      const range = document.createRange()
      range.setStart(name.firstChild!, at)
      range.setEnd(name.firstChild!, at + 1)
      return range.getBoundingClientRect().x
    }
    return [xOf(0), xOf('Wallet (beta)'.length)]
  })
  expect(last).toBeGreaterThan(first!)
})

test('keeps the language and shows an error when another one does not load @long', async ({
  dapp,
}) => {
  dapp.allow(/Failed to load resource|ERR_FAILED/)
  await dapp.page.route(/\/assets\/de-/, (route) => route.abort())
  await selectLanguage(dapp, 'Deutsch')
  await expect(
    dapp.page.getByText('Deutsch could not be loaded. The page stays as it is.'),
  ).toBeVisible()
  await expect(dapp.page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('in a browser with the locale de-AT', () => {
  test.use({ locale: 'de-AT' })
  test('the page is in German, with Austrian number formats @long', async ({ dapp }) => {
    const { page } = dapp
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.locator('.ts-connect').click()
    await page.locator('[data-wallet=metamask]').click()
    await expect(page.locator('.amounts li').first()).toContainText('10.000 BNB')
  })
})
