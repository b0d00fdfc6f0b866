import { JSDOM } from 'jsdom'
import type { PageWindow } from '../scenario/comparisonSide.ts'

/** Returns the globals of a loaded document, in which Rabby's page provider starts when the tab is visible. */
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

/** A `message` event as a window gets it after a `postMessage` to itself. */
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
