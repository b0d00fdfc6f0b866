import type { Locator, Page } from 'playwright-core'
import type { Selectors } from './selectors/v13.ts'

type Onboarding = Selectors['onboarding']

/**
 * The page for Synpress's set-up, typing the phrase as slowly as a person does.
 *
 * Synpress 4.1.2 types a word every 50 ms into a field that is not focused yet. MetaMask 13.13.1 splits the
 * phrase into one field a word while it comes in, and loses letters: its button then stays disabled for ever.
 */
export function patient(page: Page, selectors: Onboarding): Page {
  return new Proxy(page, {
    get(target, key) {
      if (key === 'getByTestId')
        return (id: string) =>
          id === selectors.phrase
            ? typing(target, target.getByTestId(id), selectors)
            : target.getByTestId(id)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function typing(page: Page, field: Locator, { secondWord, confirm }: Onboarding): Locator {
  return new Proxy(field, {
    get(target, key) {
      if (key !== 'type') {
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return async (phrase: string) => {
        await target.click()
        const [first = '', ...others] = phrase.split(' ')
        // After the first space the one field becomes twelve, and the focus moves to the second.
        await target.pressSequentially(`${first} `, { delay: 30 })
        const second = page.getByTestId(secondWord)
        await second.waitFor()
        await second.focus()
        await page.keyboard.type(others.join(' '), { delay: 30 })
        await page.locator(`[data-testid="${confirm}"]:enabled`).waitFor()
      }
    },
  })
}
