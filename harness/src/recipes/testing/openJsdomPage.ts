import { TextDecoder, TextEncoder } from 'node:util'
import { JSDOM } from 'jsdom'

/**
 * Opens a page in jsdom, whose scripts run.
 *
 * @param beforeLoad runs before the scripts of the page
 */
export const openJsdomPage = (html: string, url: string, beforeLoad: (window: Window) => void) =>
  new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      // Browsers have these; jsdom lacks them.
      Object.assign(window, { TextEncoder, TextDecoder })
      beforeLoad(window as unknown as Window)
    },
  }).window as unknown as Window & typeof globalThis

/** Returns the element of a page with this selector, or a button with this text. */
export function find(page: Window, selector: string): HTMLElement {
  const text = /^button=(.*)$/.exec(selector)?.[1]
  const found = [...page.document.querySelectorAll<HTMLElement>(text ? 'button' : selector)]
  const element = found.find((one) => text === undefined || one.textContent === text)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}
