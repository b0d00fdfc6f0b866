import type { Page } from 'playwright-core'

/**
 * Looks at a page of MetaMask, and presses what it sees.
 *
 * Not by Playwright's own waiting and clicking: it looks every half second, and a click waits 1.5 s for frames
 * that a tab behind others does not draw. MetaMask's page refuses scripts beside its own (LavaMoat), so these
 * run in a world of their own over the same document: told of every change, and a press is the element's own
 * `click()`.
 */
export type Eye = {
  /** Presses what a selector finds first (or last, or at this place), once it is shown and enabled. */
  press: (selector: string, which?: Which) => Promise<void>
  /** Waits until the selector finds something that is shown and enabled, and says this. */
  wait: (selector: string, text?: string) => Promise<void>
  /** Waits until it finds nothing any more. */
  gone: (selector: string) => Promise<void>
  /** The same within so many ms, and says what came of it. */
  look: (what: Look) => Promise<Seen | undefined>
  /** What a list of boxes shows now: all in one look, as it may be drawn anew between two. */
  boxes: (selector: string) => Promise<Box[]>
  /** Goes to where the page begins, if it is about this request still. */
  leave: (request: string) => Promise<void>
}

/** A row with a box to tick; `name`: the last line of its text. */
export type Box = { id: string; name: string; checked: boolean }

export type Which = 'first' | 'last' | number

export type Look = {
  selector: string
  /** Only what says just this. */
  text?: string
  which?: Which
  press?: boolean
  gone?: boolean
  /** Only where the page is about a request other than this one, which is answered: the page is led away from it. */
  after?: string
  /** Only while it is about this one; anything else counts as gone. */
  only?: string
  ms: number
}

/** `request`: what the page is about, by its address. */
export type Seen = { request: string }

export async function createEye(page: Page, patience = 30_000): Promise<Eye> {
  const cdp = await page.context().newCDPSession(page)
  let world: number | undefined

  async function openWorld(): Promise<number> {
    const { frameTree } = await cdp.send('Page.getFrameTree')
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'touchstone',
    })
    return executionContextId
  }

  /** Calls a function in that world; anew with the time that is left where the document was replaced. */
  async function call<A extends object, T>(
    action: (argument: A & { ms: number }) => T | Promise<T>,
    { ms, ...argument }: A & { ms: number },
  ): Promise<T> {
    const end = Date.now() + ms
    for (let tries = 0; ; tries++) {
      const left = Math.max(0, end - Date.now())
      try {
        return await callOnce<T>(String(action), { ...argument, ms: left })
      } catch (cause) {
        // The document was replaced meanwhile, and with it the world in it: even one look has another try.
        world = undefined
        const spent = left === 0 && tries > 2
        if (cause instanceof Thrown || spent || page.isClosed()) throw cause
      }
    }
  }

  async function callOnce<T>(functionDeclaration: string, argument: object): Promise<T> {
    world ??= await openWorld()
    const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
      ...{ functionDeclaration, executionContextId: world },
      arguments: [{ value: argument }],
      ...{ awaitPromise: true, returnByValue: true },
    })
    if (!exceptionDetails) return result.value as T
    throw new Thrown(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }

  const look = async (what: Look): Promise<Seen | undefined> =>
    (await call(watch, what)) ?? undefined

  async function must(what: Omit<Look, 'ms'>): Promise<void> {
    if (await look({ ...what, ms: patience })) return
    throw new Error(
      `${what.selector} was ${what.gone ? 'still' : 'not'} there after ${patience} ms.`,
    )
  }

  return {
    look,
    press: (selector, which = 'first') => must({ selector, which, press: true }),
    wait: (selector, text) => must({ selector, ...(text !== undefined && { text }) }),
    gone: (selector) => must({ selector, gone: true }),
    boxes: (selector) => call(readBoxes, { selector, ms: patience }),
    leave: (request) => call(leavePrompt, { request, ms: patience }),
  }
}

/** What a function threw in the page: it would do so again. */
class Thrown extends Error {}

/** Runs in the page: answers as soon as it is as wanted, or `null` when the time is over. */
function watch({
  selector,
  text,
  which = 'first',
  press,
  gone,
  after,
  only,
  ms,
}: Look): Promise<Seen | null> {
  // First what costs nothing: where an element is drawn, the browser has to lay out the whole page for.
  const usable = (element: Element) =>
    !(element as HTMLButtonElement).disabled &&
    (text === undefined || element.textContent.trim() === text) &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden'
  const find = (): Element | undefined => {
    const found = [...document.querySelectorAll(selector)]
    if (which === 'first') return found.find(usable)
    return which === 'last' ? found.findLast(usable) : found.filter(usable)[which]
  }

  return new Promise((resolve) => {
    const stop = (seen: Seen | null) => {
      observer.disconnect()
      clearTimeout(soon)
      removeEventListener('hashchange', look)
      clearInterval(again)
      clearTimeout(over)
      resolve(seen)
    }
    let left = -Infinity
    /** MetaMask may show what was answered once more, until it has heard of the answer. */
    const leaveAgain = () => {
      if (performance.now() - left < 150) return
      left = performance.now()
      location.hash = '#'
    }
    let looked = 0
    const look = () => {
      looked = performance.now()
      // `#connect/<request>`, `#confirm-transaction/<request>/…`; a suggested token has no name.
      const [, place = '', named = ''] = /#\/?([a-z-]+)(?:\/([^/?]+))?/.exec(location.hash) ?? []
      const request = place.startsWith('confirm-add-suggested') ? place : named
      if (after !== undefined && request === '') return
      if (after !== undefined && request === after) return leaveAgain()
      const one = only === undefined || request === only ? find() : undefined
      if (gone ? one : !one) return
      if (press) (one as HTMLElement).click()
      stop({ request })
    }
    // One look for all that changes within some frames: the page changes hundreds of times a second.
    let soon: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, 50)
    })
    observer.observe(document, {
      ...{ subtree: true, childList: true, attributes: true },
      ...(text !== undefined && { characterData: true }),
    })
    addEventListener('hashchange', look)
    // What style alone shows or hides is no change of the document.
    const again = setInterval(() => performance.now() - looked > 200 && look(), 200)
    const over = setTimeout(stop, ms, null)
    look()
  })
}

/** Runs in the page. */
function readBoxes({ selector }: { selector: string }): Box[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((row) => ({
    id: row.dataset['testid'] ?? '',
    name: row.innerText.split('\n').at(-1) ?? '',
    checked: row.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked ?? false,
  }))
}

/** Runs in the page. */
function leavePrompt({ request }: { request: string }): void {
  if (request !== '' && location.hash.includes(request)) location.hash = '#'
}

/** The selector of a test id. */
export const id = (testId: string): string => `[data-testid="${testId}"]`
