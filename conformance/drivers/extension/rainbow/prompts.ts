import type { BrowserContext, Page } from '@playwright/test'
import { waitUntil } from '../../../core/waitUntil.ts'
import { createElementFinder, type ElementFinder, testId } from '../elementFinder.ts'
import { takeScreenshot } from '../screenshots.ts'
import { password } from '../testCredentials.ts'
import { accountName } from './onboard.ts'
import type { RainbowPort } from './openBackgroundPort.ts'

/** The account, by index, and the chain, by id, for a connect prompt. */
type ConnectChoice = { account?: number | undefined; chain: number }

export type RainbowPrompts = ReturnType<typeof createPrompts>

/** A request that waits for the user. Rainbow numbers the requests of each page from 0. */
type Request = {
  id: number
  method: string
  meta?: { sender?: { url?: string; tab?: { id?: number } } }
}

/** Time in ms that `countPrompts` waits for a prompt. */
const pollTime = 100
/** Time in ms to wait for a prompt that the user is about to answer. */
const promptTime = 3000
/** Time limit in ms for a window to open. */
const windowTime = 15_000
/** Time in ms that `countPrompts` waits for the window of a prompt. */
const loadTime = 5000
/** Time in ms that Rainbow has to close the window of a request that has ended. */
const closeTime = 5000

const noWindow = { timeoutMessage: 'Rainbow opened no window for its prompt', timeout: windowTime }

const approveButton = testId('accept-request-button')
const rejectButton = testId('reject-request-button')
const networkMenu = testId('switch-network-menu')
const walletMenu = testId('switch-wallet-menu')
const passwordField = testId('password-input')

/**
 * Answers the prompts of Rainbow, in the windows that Rainbow opens for them.
 *
 * @param answerTime time in ms for an answer to take effect. After that, the prompt counts as stuck.
 */
export function createPrompts(
  context: BrowserContext,
  extensionId: string,
  port: RainbowPort,
  answerTime = 12_000,
) {
  const address = `chrome-extension://${extensionId}/popup.html?tabId=`
  const finders = new WeakMap<Page, Promise<ElementFinder>>()
  const windows = () => context.pages().filter((page) => page.url().startsWith(address))

  const readRequests = async (): Promise<Request[]> =>
    (await port.read<{ pendingRequests: Request[] }>('pendingRequestStore'))?.pendingRequests ?? []

  /** Waits up to `ms` for a request that waits for the user. */
  async function findRequest(ms: number): Promise<Request | undefined> {
    for (const end = Date.now() + ms; ;) {
      const [request] = await readRequests()
      if (request) return request
      if (Date.now() >= end) return undefined
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const isOpen = async (request: Request): Promise<boolean> =>
    (await readRequests()).some((one) => one.id === request.id && tabOf(one) === tabOf(request))

  const windowOf = (request: Request): Page | undefined =>
    windows().find((one) => one.url().startsWith(`${address}${tabOf(request)}`))

  /**
   * Waits until the window of a request has loaded, or the request has ended. The action that needs the window
   * throws.
   */
  async function waitUntilShown(request: Request): Promise<void> {
    const isLoaded = async () => {
      const page = windowOf(request)
      await page?.waitForLoadState().catch(() => undefined)
      return Boolean(page) || !(await isOpen(request))
    }
    await waitUntil(isLoaded, { ...noWindow, timeout: loadTime }).catch(() => undefined)
  }

  async function openWindow(request: Request): Promise<ElementFinder> {
    const page = await waitUntil(() => windowOf(request), noWindow)
    const finder = finders.get(page) ?? createElementFinder(page)
    finders.set(page, finder)
    return finder
  }

  /** Acts in the window of a request. Returns undefined if the window closes first. */
  async function inWindow<T>(
    request: Request,
    act: (finder: ElementFinder) => Promise<T>,
  ): Promise<T | undefined> {
    const finder = await openWindow(request)
    try {
      return await act(finder)
    } catch (cause) {
      if (finder.page.isClosed()) return undefined
      throw cause
    }
  }

  /**
   * Presses a button every 3 s until the request has ended, for at most `answerTime` ms. The first press may fail,
   * because Rainbow does not wait for the prices of gas. While Rainbow executes the request, the button has no text, and
   * is not pressed. Returns 'ignored' if the request is still open after two or more presses, and 'stuck' if it is after
   * fewer.
   */
  async function press(
    selector: string,
    request: Request,
  ): Promise<'answered' | 'ignored' | 'stuck'> {
    let again = 0
    let presses = 0
    for (const end = Date.now() + answerTime; Date.now() < end;) {
      if (!(await isOpen(request))) {
        await waitUntilClosed()
        return 'answered'
      }
      if (Date.now() >= again && (await inWindow(request, (one) => isIdle(one, selector)))) {
        if (await inWindow(request, (one) => one.find({ selector }, { press: true, ms: 1000 })))
          presses += 1
        again = Date.now() + 3000
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return presses > 1 ? 'ignored' : 'stuck'
  }

  /** Returns the windows whose tab has no request any more. */
  async function idleWindows(): Promise<Page[]> {
    const tabs = (await readRequests()).map((one) => `${address}${tabOf(one)}`)
    return windows().filter((page) => !tabs.some((tab) => page.url().startsWith(tab)))
  }

  /**
   * Waits until the windows without a request have closed, and otherwise closes them. In a window that is closing,
   * Rainbow would show the next request and reject it.
   */
  async function waitUntilClosed(): Promise<void> {
    await waitUntil(async () => (await idleWindows()).length === 0, {
      timeoutMessage: 'Rainbow did not close the window of a prompt',
      timeout: closeTime,
    }).catch(closeIdleWindows)
  }

  async function closeIdleWindows(): Promise<void> {
    for (const page of await idleWindows()) await page.close()
  }

  async function stuckPrompt(request: Request): Promise<Error> {
    const { page } = await openWindow(request)
    return new Error(`A prompt of Rainbow stays after its answer${await takeScreenshot(page)}.`)
  }

  async function choose(request: Request, { account, chain }: ConnectChoice): Promise<void> {
    const { page, press, waitFor, find } = await openWindow(request)
    await waitFor(approveButton)
    // Wait until Rainbow has loaded the data of the site. It would not store an earlier approval.
    await page.getByText(hostOf(request)).first().waitFor()
    if (account !== undefined) {
      // In the prompt, a number key selects an account.
      await page.keyboard.press(String(account + 1))
      await page
        .locator(walletMenu)
        .filter({ hasText: accountName(account) })
        .waitFor()
    }
    const item = { selector: testId(`switch-network-item-${chain}`) }
    for (let tries = 0; tries < 5 && !(await find(item, { ms: 500 })); tries++)
      // The menu opens on this event, not on a click.
      await page.locator(networkMenu).dispatchEvent('pointerdown', { button: 0, ctrlKey: false })
    await press(item)
  }

  return {
    /**
     * Returns the number of open requests, once a window shows the first. Before, a user sees no prompt, and the page
     * in front may get no answers.
     */
    async countPrompts(ms = pollTime): Promise<number> {
      const request = await findRequest(ms)
      if (!request) return 0
      await waitUntilShown(request)
      return (await readRequests()).length
    },
    /**
     * Approves the prompt. Returns false without a prompt, and 'refused' if Rainbow ignores the presses or adds no
     * chain.
     */
    async approve(choice: ConnectChoice): Promise<boolean | 'refused'> {
      const request = await findRequest(promptTime)
      if (!request) return false
      if (request.method === 'eth_requestAccounts') await choose(request, choice)
      const outcome = await press(approveButton, request)
      if (outcome === 'answered') return true
      if (outcome === 'ignored' || request.method === 'wallet_addEthereumChain') return 'refused'
      throw await stuckPrompt(request)
    },
    async reject(): Promise<boolean> {
      const request = await findRequest(promptTime)
      if (!request) return false
      if ((await press(rejectButton, request)) === 'answered') return true
      throw await stuckPrompt(request)
    },
    /** Closes the window of the prompt, which rejects the tab's requests. */
    async dismiss(): Promise<boolean> {
      const request = await findRequest(promptTime)
      if (!request) return false
      await (await openWindow(request)).page.close()
      return true
    },
    /** Closes the windows whose tab has no request, as one that ended just before its window opened. */
    closeIdleWindows,
    /** Rejects all open requests and closes Rainbow's windows. */
    async clear(): Promise<void> {
      for (const { id } of await readRequests()) await port.call('state/requests/reject', { id })
      await Promise.all(windows().map((page) => page.close()))
    },
    /** Unlocks the wallet in the window of an open request. Returns false without one. */
    async unlock(): Promise<boolean> {
      const [request] = await readRequests()
      const page = request && windowOf(request)
      if (!page) return false
      await page.locator(passwordField).fill(password)
      await page.keyboard.press('Enter')
      return true
    },
  }
}

const isIdle = async ({ read }: ElementFinder, selector: string): Promise<boolean> =>
  (await read(selector)).some(({ text }) => text.trim() !== '')

const hostOf = ({ meta }: Request): string => new URL(meta?.sender?.url ?? 'http://none').host

const tabOf = ({ meta }: Request): number => meta?.sender?.tab?.id ?? -1
