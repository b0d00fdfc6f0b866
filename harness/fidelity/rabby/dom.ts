import { JSDOM } from 'jsdom'
import type { PageWindow } from '../scenario/environment.ts'

/**
 * Gives the real provider a document and a `postMessage` channel. The provider waits for the document to load
 * and for its tab to be visible.
 */
export function domGlobals(window: PageWindow, visible: boolean): Record<string, unknown> {
  const dom = new JSDOM('', { url: 'https://dapp.example/' }).window
  setVisible(dom.document, visible)
  Object.assign(window, {
    postMessage: (data: unknown) =>
      queueMicrotask(() => window.dispatchEvent(new WindowMessage(data))),
    self: window,
    top: window,
  })
  const { document, navigator, location } = dom
  return { document, navigator, location, MessageEvent: WindowMessage }
}

/** Brings the page's tab to the front. */
export function showTab(): void {
  setVisible(document, true)
  const shown = document.createEvent('Event')
  shown.initEvent('visibilitychange', true, false)
  document.dispatchEvent(shown)
}

const setVisible = (owner: Document, visible: boolean) =>
  Object.defineProperty(owner, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  })

/** A `message` event with the `origin` and `source` that a window's `postMessage` to itself gives. */
class WindowMessage extends Event {
  data: unknown
  constructor(data: unknown) {
    super('message')
    this.data = data
  }
  get origin() {
    return location.origin
  }
  get source() {
    return window
  }
}
