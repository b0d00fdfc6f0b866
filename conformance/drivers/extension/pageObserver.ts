import type { Page } from '@playwright/test'

/**
 * Finds and presses elements of a wallet's page.
 *
 * It replaces Playwright's actions, which do not work well in such pages. MetaMask's pages block `evaluate`
 * (LavaMoat). A click in a background tab waits 1.5 s for frames that are not rendered. Waits of Playwright
 * poll only every half second. The observer runs in an isolated world, looks within 50 ms of a change
 * of the document, and presses with the element's own `click()`.
 */
export type PageObserver = {
  page: Page
  /**
   * Waits until one of the targets is shown. With `gone`, waits until none of them is. Resolves with undefined
   * after `ms`.
   */
  find: (
    targets: ElementTarget | readonly ElementTarget[],
    options: FindOptions,
  ) => Promise<Found | undefined>
  /** Presses an element as soon as it is shown and enabled. */
  press: (target: ElementTarget | string) => Promise<void>
  /** Waits until an element is shown and enabled. */
  waitFor: (target: ElementTarget | string) => Promise<void>
  /**
   * Reads all visible elements with this selector in one step, because the page may re-render between two
   * reads.
   */
  read: (selector: string) => Promise<VisibleElement[]>
}

/** Describes an element to wait for. It must be visible and enabled. */
export type ElementTarget = {
  selector: string
  /** Text of the element, without surrounding spaces. */
  text?: string
  /** Selects one of several matches. Default: the first. */
  which?: 'last'
  /** Regular expression that the hash of the page's address must match. */
  address?: string
}

type FindOptions = {
  /** Time limit in ms. With 0, looks once. */
  ms: number
  press?: boolean
  gone?: boolean
  /** Id of an answered request. If the address contains it, the page leaves that address. */
  leave?: string
}

/** Index of the first target that is shown (-1 with `gone`), and the hash of the page's address at that moment. */
type Found = { index: number; hash: string }

/** An element that was read. `id` is its test id. */
export type VisibleElement = { id: string; text: string }

/**
 * Creates the observer of a page.
 *
 * @param timeout time limit in ms of `press`, `waitFor` and `read`.
 */
export async function createPageObserver(page: Page, timeout = 30_000): Promise<PageObserver> {
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

  async function callOnce<T>(functionDeclaration: string, argument: object): Promise<T> {
    world ??= await openWorld()
    const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration,
      executionContextId: world,
      arguments: [{ value: argument }],
      awaitPromise: true,
      returnByValue: true,
    })
    if (!exceptionDetails) return result.value as T
    throw new ThrownInPage(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }

  /**
   * Calls a function in the isolated world. If the document is replaced in the meantime, calls the function
   * again for the remaining time.
   */
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
        world = undefined
        const spent = left === 0 && tries > 2
        if (cause instanceof ThrownInPage || spent || page.isClosed()) throw cause
      }
    }
  }

  const find: PageObserver['find'] = async (targets, options) =>
    (await call(watchPage, { ...options, targets: [targets].flat() })) ?? undefined

  async function findOrThrow(target: ElementTarget | string, press: boolean): Promise<void> {
    const one = typeof target === 'string' ? { selector: target } : target
    if (await find(one, { press, ms: timeout })) return
    const wanted = `${one.selector}${one.text === undefined ? '' : ` with the text "${one.text}"`}`
    throw new Error(`${wanted} was not shown after ${timeout} ms`)
  }

  return {
    page,
    find,
    press: (target) => findOrThrow(target, true),
    waitFor: (target) => findOrThrow(target, false),
    read: (selector) => call(readElements, { selector, ms: timeout }),
  }
}

/** Error that a function threw in the page. The function is not called again, because it would throw again. */
class ThrownInPage extends Error {}

type Watch = FindOptions & { targets: readonly ElementTarget[] }

/**
 * Runs in the page. Resolves as `find` of {@link PageObserver} does, but with `null` after the time limit.
 */
function watchPage({ targets, press, gone, leave, ms }: Watch): Promise<Found | null> {
  // Test the visibility last, because the test makes the browser lay out the whole page.
  const isUsable = (element: Element, { text }: ElementTarget) =>
    !(element as HTMLButtonElement).disabled &&
    (text === undefined || element.textContent.trim() === text) &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden'
  const findOne = (target: ElementTarget): Element | undefined => {
    if (target.address !== undefined && !new RegExp(target.address).test(location.hash))
      return undefined
    const all = [...document.querySelectorAll(target.selector)]
    return target.which === 'last'
      ? all.findLast((one) => isUsable(one, target))
      : all.find((one) => isUsable(one, target))
  }

  return new Promise((resolve) => {
    const stop = (found: Found | null) => {
      observer.disconnect()
      clearTimeout(soon)
      removeEventListener('hashchange', look)
      clearInterval(again)
      clearTimeout(over)
      resolve(found)
    }
    /**
     * Leaves the address of an answered request, at most every 500 ms. MetaMask's page navigates to that address again
     * until it learns of the answer. More frequent attempts would keep the page so busy that this takes seconds.
     */
    const leaveAgain = () => {
      // The isolated world keeps `left` between two calls of `watchPage`.
      const world = globalThis as { left?: { request: string; at: number } }
      const now = performance.now()
      if (world.left && world.left.request === leave && now - world.left.at < 500) return
      world.left = { request: leave!, at: now }
      location.hash = '#'
    }
    let looked = 0
    const look = () => {
      looked = performance.now()
      if (leave && location.hash.includes(leave)) return leaveAgain()
      const elements = targets.map(findOne)
      const index = elements.findIndex(Boolean)
      if (gone ? index !== -1 : index === -1) return
      if (press) (elements[index] as HTMLElement).click()
      stop({ index, hash: location.hash })
    }
    // The page may change hundreds of times a second, so look once for all changes within 50 ms.
    let soon: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, 50)
    })
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: targets.some(({ text }) => text !== undefined),
    })
    addEventListener('hashchange', look)
    // A style sheet can show or hide an element without a change of the document, so also look every 200 ms.
    const again = setInterval(() => performance.now() - looked > 200 && look(), 200)
    const over = setTimeout(stop, ms, null)
    look()
  })
}

/** Reads the visible elements with this selector. Runs in the page. */
function readElements({ selector }: { selector: string }): VisibleElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      id: element.dataset['testid'] ?? '',
      text: element.innerText,
    }))
}

/** Returns the selector of the element with this test id. */
export const testId = (id: string): string => `[data-testid="${id}"]`
