import type { Locator, Page } from 'playwright-core'

const phraseField = 'srp-input-import__srp-note'
const secondWord = 'import-srp__srp-word-1'

/**
 * Wraps a page so that Synpress types the mnemonic slowly enough. Synpress 4.1.2 types into a field that is not
 * focused yet. MetaMask 13.13.1 splits the text into one field per word during the typing, and loses letters.
 */
export const slowTyping = (page: Page): Page =>
  override(page, 'getByTestId', (testId: string) => {
    const field = page.getByTestId(testId)
    if (testId !== phraseField) return field
    return override(field, 'type', (phrase: string) => typePhrase(page, field, phrase))
  })

async function typePhrase(page: Page, field: Locator, phrase: string): Promise<void> {
  await field.click()
  const [first = '', ...others] = phrase.split(' ')
  // After the first space, MetaMask replaces the field by twelve fields and focuses the second one.
  await field.pressSequentially(`${first} `, { delay: 30 })
  await page.getByTestId(secondWord).focus()
  await page.keyboard.type(others.join(' '), { delay: 30 })
  await page.locator('[data-testid="import-srp-confirm"]:enabled').waitFor()
}

function override<T extends object>(object: T, name: keyof T, replacement: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return replacement
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
