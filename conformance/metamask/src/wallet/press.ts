import type { Locator, Page } from 'playwright-core'

/**
 * Presses what a selector finds first (or last), once it is there.
 *
 * Not by Playwright's click: it waits 1.5 s for frames that a tab behind others does not draw, a forced
 * one misses what moves, and an event dispatched through Playwright is refused in MetaMask's page
 * (LavaMoat). Chromium's own protocol calls the element's `click()`, whatever is drawn.
 */
export type Press = (selector: string, which?: 'first' | 'last') => Promise<void>

export async function createPress(page: Page): Promise<Press> {
  const cdp = await page.context().newCDPSession(page)
  return async (selector, which = 'first') => {
    const found = `${selector}:enabled, ${selector}:not(button):not(input)`
    const shown: Locator = page.locator(selector)[which]()
    await shown.waitFor()
    await page.locator(found)[which]().waitFor()
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const nodeId = nodeIds.at(which === 'first' ? 0 : -1)
    if (nodeId === undefined)
      throw new Error(`MetaMask's page lost ${selector} while it was pressed.`)
    const { object } = await cdp.send('DOM.resolveNode', { nodeId })
    await cdp.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { this.click() }',
    })
  }
}

/** The selector of a test id. */
export const id = (testId: string): string => `[data-testid="${testId}"]`
