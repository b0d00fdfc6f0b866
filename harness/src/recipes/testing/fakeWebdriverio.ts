import { vi, expect as expectValue } from 'vitest'
import { find, openJsdomPage } from './openJsdomPage.ts'

const scripts: string[] = []
let page: ReturnType<typeof openJsdomPage> | undefined
let html = ''

/** Sets the page that the server of the dapp sends. */
export const serve = (text: string): void => {
  html = text
  scripts.length = 0
}

const here = () => {
  if (!page) throw new Error('No page is open.')
  return page
}

/** Fake `browser` of WebdriverIO, with the commands that the recipe uses. */
export const browser = {
  scriptAddPreloadScript: async ({ functionDeclaration }: { functionDeclaration: string }) => {
    scripts.push(functionDeclaration)
  },
  url: async (path: string) => {
    page = openJsdomPage(html, new URL(path, 'http://localhost:3000').href, (window) => {
      for (const script of scripts) (window as typeof globalThis & Window).eval(`(${script})()`)
    })
  },
  execute: async (run: () => unknown): Promise<unknown> => here().eval(`(${String(run)})()`),
}

/** Fake `$` of WebdriverIO. */
export const $ = (selector: string) => ({
  click: async () => find(here(), selector).click(),
  text: () => find(here(), selector).textContent,
})

/** Fake `expect` of expect-webdriverio. */
export const expect = (element: ReturnType<typeof $>) => ({
  toHaveText: (text: string) => vi.waitFor(() => expectValue(element.text()).toBe(text)),
})
