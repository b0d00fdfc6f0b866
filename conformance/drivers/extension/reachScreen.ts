import { basename } from 'node:path'
import { UsageError } from '../../core/UsageError.ts'
import type { PageObserver, ElementTarget } from './pageObserver.ts'
import { takePicture } from './pictures.ts'

/** A screen of a wallet's page: how to recognize it, and how to leave it. */
export type WalletScreen = {
  name: string
  /**
   * Selectors of elements, each of which identifies the screen. Versions may differ in the elements that they
   * have.
   */
  shows: readonly (string | ElementTarget)[]
  /** Leaves the screen for another one. Undefined for a goal, and for a screen that goes away by itself. */
  leave?: (observer: PageObserver) => Promise<void>
}

export declare namespace reachScreen {
  type Options = {
    /** The wallet's name, for error messages. */
    wallet: string
    /** Names of the screens to stop at. */
    goals: readonly string[]
    /** Time in ms after which a screen counts as unknown. Default: 20 s. */
    timeout?: number
    /** Time in ms for a screen to go away. After that, `leave` is called again. Default: 2 s. */
    leaving?: number
  }
}

/**
 * Number of attempts to leave a screen. After that, the screen counts as stuck. Several are needed because a
 * press has no effect while a page re-renders.
 */
const maxVisits = 8

/**
 * Leaves one screen after the other until a goal is shown.
 *
 * @param screens in order of precedence: a dialog comes before the screen below it.
 * @returns the name of the goal that was reached.
 * @throws UsageError if the page shows none of the screens.
 * @throws Error if a screen does not go away.
 */
export async function reachScreen(
  observer: PageObserver,
  screens: readonly WalletScreen[],
  { wallet, goals, timeout = 20_000, leaving = 2000 }: reachScreen.Options,
): Promise<string> {
  const targets = screens.flatMap((screen) =>
    screen.shows.map((shown) => ({
      screen,
      target: typeof shown === 'string' ? { selector: shown } : shown,
    })),
  )
  const visits = new Map<string, number>()
  for (;;) {
    const found = await observer.find(
      targets.map(({ target }) => target),
      { ms: timeout },
    )
    if (!found) throw await unknownScreen(observer, wallet)
    const { screen, target } = targets[found.index]!
    if (goals.includes(screen.name)) return screen.name
    const count = (visits.get(screen.name) ?? 0) + 1
    visits.set(screen.name, count)
    if (count > maxVisits) throw new Error(`${wallet} stays on the screen "${screen.name}"`)
    try {
      await screen.leave?.(observer)
    } catch (cause) {
      // The screen may have closed after an earlier press: then this error does not matter.
      if (await observer.find(target, { ms: 0 })) throw cause
    }
    await observer.find(target, { gone: true, ms: leaving })
  }
}

/**
 * Returns an error that describes the current page in one line, with a screenshot: a UsageError for an unknown
 * screen, and a plain Error for an empty page, which is no screen.
 */
export async function unknownScreen(observer: PageObserver, wallet: string): Promise<Error> {
  const { pathname, hash } = new URL(observer.page.url())
  const [ids, texts] = await Promise.all(
    ['[data-testid]', 'h1, h2, h3, h4, button, [role=button]'].map((one) => observer.read(one)),
  )
  const testIds = new Set(ids!.map(({ id }) => id))
  const words = new Set(texts!.map(({ text }) => text.trim().slice(0, 60)).filter(Boolean))
  const place = `${basename(pathname)}${hash}`
  const picture = await takePicture(observer.page)
  if (testIds.size + words.size === 0)
    return new Error(`${wallet} shows an empty page at ${place}${picture}`)
  const content =
    testIds.size > 0
      ? `test ids ${[...testIds].join(', ')}`
      : `headings and buttons ${[...words].join(', ')}`
  const line = `${wallet} shows a screen that its driver does not know: ${place}, ${content}`
  return new UsageError(`${line.slice(0, 1000)}${picture}. Add it to the screens of the driver.`)
}
