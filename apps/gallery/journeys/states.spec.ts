import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { groups } from '../src/states/index.ts'
import { findKeyboardFaults } from './findKeyboardFaults.ts'
import { openState } from './openState.ts'

/**
 * Playwright's `test` with one page for all tests of a worker: loading and compiling the app again takes a third of the
 * time of a test. The states do not affect each other.
 */
const test = base.extend<{ page: Page }, { kept: Page }>({
  kept: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: ({ kept }, use) => use(kept),
})

const languages = [
  { lang: 'en', dir: 'ltr', long: '' },
  // `npm test` skips tests with `@long` in the title, unless `--all-journeys` is given.
  { lang: 'ar', dir: 'rtl', long: ' @long' },
] as const

for (const state of groups.flatMap((group) => group.states))
  for (const { lang, dir, long } of languages)
    test(`${state.id}, ${lang}: axe finds nothing, and the keyboard goes everywhere${long}`, async ({
      page,
    }) => {
      await openState(page, state.id, { language: lang })
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      expect(await violations(page)).toEqual([])
      expect(await findKeyboardFaults(page)).toEqual([])
    })

test('axe and the keyboard script report faults of a faulty page', async ({ page }) => {
  await openState(page, 'wallets')
  await page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('dialog [data-row]')!
    row.style.outline = 'none'
    row.tabIndex = -1
    const nameless = document.createElement('button')
    nameless.style.outline = 'none'
    row.after(nameless)
  })
  expect((await violations(page)).join()).toContain('button-name')
  const faults = (await findKeyboardFaults(page)).join()
  expect(faults).toContain('Tab never comes to')
  expect(faults).toContain('no focus ring')
})

async function violations(page: Page): Promise<string[]> {
  // Outside of legacy mode, axe opens a new page for each analysis, which is needed only for frames of other origins.
  // With `resultTypes`, axe does not compute the selectors of elements that pass. It still runs every rule.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
