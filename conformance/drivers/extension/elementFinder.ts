import type { Page } from '@playwright/test'

/** Finder of elements in a page: see {@link createElementFinder}. */
export type ElementFinder = Awaited<ReturnType<typeof createElementFinder>>

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
 * Creates the finder of elements in a wallet's page, which waits for elements, reads and presses them. It replaces
 * Playwright's actions, which do not work well in such pages. MetaMask's pages block `evaluate` (LavaMoat). A click in a
 * background tab waits 1.5 s for frames that are not rendered. Waits of Playwright poll only every half second. The
 * finder runs in an isolated world, looks every 50 ms, and presses with the element's own `click()`.
 *
 * @param timeout time limit in ms of `press`, `waitFor` and `read`.
 */
export async function createElementFinder(page: Page, timeout = 30_000) {
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
      const callOnce = async () =>
        cdp.send('Runtime.callFunctionOn', {
          functionDeclaration: String(action),
          executionContextId: (world ??= await openWorld()),
          arguments: [{ value: { ...argument, ms: left } }],
          awaitPromise: true,
          returnByValue: true,
        })
      const answer = await callOnce().catch((cause: unknown) => {
        world = undefined
        if ((left === 0 && tries > 2) || page.isClosed()) throw cause
      })
      if (!answer) continue
      const { result, exceptionDetails: thrown } = answer
      if (thrown) throw new Error(thrown.exception?.description ?? thrown.text)
      return result.value as T
    }
  }

  const find = async (
    targets: ElementTarget | readonly ElementTarget[],
    options: FindOptions,
  ): Promise<Found | undefined> =>
    (await call(watchPage, { ...options, targets: [targets].flat() })) ?? undefined

  async function findOrThrow(target: ElementTarget | string, press: boolean): Promise<void> {
    const one = typeof target === 'string' ? { selector: target } : target
    if (await find(one, { press, ms: timeout })) return
    const wanted = `${one.selector}${one.text === undefined ? '' : ` with the text "${one.text}"`}`
    throw new Error(`${wanted} was not shown after ${timeout} ms`)
  }

  return {
    page,
    /**
     * Waits until one of the targets is shown. With `gone`, waits until none of them is. Resolves with undefined
     * after `ms`.
     */
    find,
    /** Presses an element as soon as it is shown and enabled. */
    press: (target: ElementTarget | string) => findOrThrow(target, true),
    /** Waits until an element is shown and enabled. */
    waitFor: (target: ElementTarget | string) => findOrThrow(target, false),
    /** Reads all visible elements with this selector in one step, because the page may re-render between two reads. */
    read: (selector: string) => call(readElements, { selector, ms: timeout }),
  }
}

type Watch = FindOptions & { targets: readonly ElementTarget[] }

/**
 * Runs in the page. Resolves as `find` of {@link ElementFinder} does, but with `null` after the time limit.
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

  /**
   * Leaves the address of an answered request, at most every 500 ms. MetaMask's page navigates to that address again
   * until it learns of the answer. More frequent attempts would keep the page so busy that this takes seconds.
   */
  const leaveAgain = (request: string) => {
    // The isolated world keeps `left` between two calls of `watchPage`.
    const world = globalThis as { left?: { request: string; at: number } }
    const now = performance.now()
    if (world.left?.request === request && now - world.left.at < 500) return
    world.left = { request, at: now }
    location.hash = '#'
  }
  const look = (): Found | undefined => {
    if (leave && location.hash.includes(leave)) {
      leaveAgain(leave)
      return undefined
    }
    const elements = targets.map(findOne)
    const index = elements.findIndex(Boolean)
    if (gone ? index !== -1 : index === -1) return undefined
    if (press) (elements[index] as HTMLElement).click()
    return { index, hash: location.hash }
  }

  const end = performance.now() + ms
  return new Promise((resolve) => {
    const lookAgain = () => {
      const found = look()
      if (found || performance.now() >= end) resolve(found ?? null)
      else setTimeout(lookAgain, 50)
    }
    lookAgain()
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
