import { expect, vi } from 'vitest'
import { find, openJsdomPage } from './openJsdomPage.ts'

/**
 * Creates a fake `cy` of Cypress with the commands that the recipe uses. Commands wait in a queue, as in
 * Cypress. `run` runs them.
 */
export function createCy(html: string) {
  const queue: (() => unknown)[] = []
  let page: ReturnType<typeof openJsdomPage> | undefined
  const subject = (selector: string) => {
    const chain = {
      click: () => (queue.push(() => find(page!, selector).click()), chain),
      should: (_: 'have.text', text: string) => (
        queue.push(() => vi.waitFor(() => expect(find(page!, selector).textContent).toBe(text))),
        chain
      ),
      // oxlint-disable-next-line unicorn/no-thenable
      then: (run: () => unknown) => (queue.push(run), chain),
    }
    return chain
  }
  return {
    cy: {
      visit: (path: string, { onBeforeLoad }: { onBeforeLoad(window: Window): void }) => {
        queue.push(() => {
          page = openJsdomPage(html, new URL(path, 'http://localhost:3000').href, onBeforeLoad)
        })
      },
      contains: (_: 'button', text: string) => subject(`button=${text}`),
      get: subject,
    },
    run: async () => {
      for (const command of queue) await command()
    },
  }
}
