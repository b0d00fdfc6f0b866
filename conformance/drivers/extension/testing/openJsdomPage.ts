import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { onTestFinished } from 'vitest'

type Sent = { functionDeclaration: string; arguments: { value: object }[] }

/** Opens a wallet's page in jsdom, for an element finder. Every element counts as visible. */
export function openJsdomPage(html: string, url: string) {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', url })
  onTestFinished(() => window.close())
  // jsdom has no layout. Give each element a rectangle, so that it counts as visible, and its text as
  // `innerText`.
  window.HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  Object.defineProperty(window.HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.textContent
    },
  })
  const send = async (method: string, sent?: Sent) => {
    if (!sent) return { frameTree: { frame: { id: 'main' } } }
    if (method === 'Page.createIsolatedWorld') return { executionContextId: 1 }
    const action = window.eval(`(${sent.functionDeclaration})`) as (argument: object) => unknown
    return { result: { value: await action(sent.arguments[0]!.value) } }
  }
  const page = {
    isClosed: () => false,
    url: () => window.location.href,
    setDefaultTimeout: () => undefined,
    screenshot: async () => undefined,
    context: () => ({ newCDPSession: async () => ({ send }) }),
  }
  // The finder uses only these members of a page.
  return { window, page: page as unknown as Page }
}
