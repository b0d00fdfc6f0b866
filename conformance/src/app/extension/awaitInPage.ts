import { errors, type Page } from '@playwright/test'
import type { Said } from './watchWallet.ts'

// Each waits within the page: asked again and again from outside, the page, the browser and we would take the
// processors that MetaMask needs for its answer. As functions, since the app's policy forbids text as code.

/** What a person is asked about. */
export const asking = ['eth_requestAccounts', 'wallet_switchEthereumChain']

/** What the scripts of ours keep in the page, where it stands in no type. */
type World = { __said: Said[]; ethereum?: { chainId?: string } }

/** How many of these questions MetaMask has answered. */
export const countAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    (asking) =>
      (globalThis as unknown as World).__said.filter(
        ({ kind, what }) => kind === 'answer' && asking.includes(what),
      ).length,
    asking,
  )

/** Whether it answers more of them than `before` within so many ms. */
export const isAnswered = (page: Page, before: number, ms: number): Promise<boolean> =>
  comes(page, { until: 'answer', before }, ms)

/** Whether, within so many ms, none of them is open. */
export const areAnswered = (page: Page, ms: number): Promise<boolean> =>
  comes(page, { until: 'none is open' }, ms)

/** Whether one of them is open now. */
export const isAsked = async (page: Page): Promise<boolean> =>
  !(await page.evaluate(holds, { asking, wait: { until: 'none is open' } as const }))

/** Whether the app heeds the answer within so many ms: it is `busy` no longer, or it has asked the next thing. */
export const isHeeded = (page: Page, busy: readonly string[], ms: number): Promise<boolean> =>
  comes(page, { until: 'heeded', busy }, ms)

/**
 * Waits until the provider has told this page that it is on that chain. What the page asks puts that off by 200 ms,
 * so the provider's own property is looked at.
 */
export const hearsOf = async (page: Page, chainId: number): Promise<void> => {
  await page.waitForFunction(
    (id) => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId === id,
    `0x${chainId.toString(16)}`,
    { polling: 50 },
  )
}

/** What this page has heard of chains since it was loaded: how often, repeats left out, and where its provider is since. */
export const readNews = async (page: Page): Promise<{ count: number; chainId: number }> => {
  const { count, chainId } = await page.evaluate(() => {
    // What our scripts and the wallet keep in the page stands in no type.
    const { __said, ethereum } = globalThis as unknown as World
    const count = __said.filter(({ what }) => what === 'chainChanged').length
    return { count, chainId: ethereum?.chainId ?? null }
  })
  return { count, chainId: Number(chainId) }
}

/** Whether, within so many ms, it has heard of chains so often, and its provider is on that one. */
export const hasNews = (page: Page, count: number, on: number, ms: number): Promise<boolean> =>
  comes(page, { until: 'news', count, chainId: `0x${on.toString(16)}` }, ms)

/** Waits until MetaMask has told this page that it may see no account any more. */
export const hearsOfRevoke = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      // A page's own global, which the types of this program do not know.
      const { __said } = globalThis as unknown as World
      const told = __said.findLast(({ what }) => what === 'accountsChanged')
      return Array.isArray(told?.data) && told.data.length === 0
    },
    undefined,
    { polling: 50 },
  )
}

/**
 * Goes away and comes back, as a person does with the browser's arrows, and waits until MetaMask's content
 * script has its way to the wallet again.
 *
 * @throws where the browser did not keep the page.
 */
export const leaveAndReturn = async (page: Page, ms: number): Promise<void> => {
  const before = await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(globalThis, { __kept: true })
    })
    const { __said } = globalThis as unknown as World
    return __said.filter(({ what }) => what === 'METAMASK_EXTENSION_CONNECT_CAN_RETRY').length
  })
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  if (!(await page.evaluate(() => '__kept' in globalThis)))
    throw new Error('The browser did not keep the page: it was loaded anew.')
  if (!(await comes(page, { until: 'renewal', before }, ms)))
    throw new Error(`MetaMask's content script was not back within ${ms} ms.`)
}

type Wait =
  | { until: 'answer' | 'renewal'; before: number }
  | { until: 'none is open' }
  | { until: 'heeded'; busy: readonly string[] }
  | { until: 'news'; count: number; chainId: string }

const comes = (page: Page, wait: Wait, timeout: number): Promise<boolean> =>
  page.waitForFunction(holds, { asking, wait }, { timeout, polling: 20 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )

/** Runs in the page. */
const holds = ({ asking, wait }: { asking: readonly string[]; wait: Wait }): boolean => {
  // What our scripts and the wallet keep in the page stands in no type.
  const { __said, ethereum } = globalThis as unknown as World
  if (wait.until === 'news') {
    const news = __said.filter(({ what }) => what === 'chainChanged')
    return news.length >= wait.count && ethereum?.chainId === wait.chainId
  }
  const count = (wanted: Said['kind']) =>
    __said.filter(({ kind, what }) => kind === wanted && asking.includes(what)).length
  if (wait.until === 'answer') return count('answer') > wait.before
  if (wait.until === 'none is open') return count('call') <= count('answer')
  if (wait.until === 'heeded') {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    return !wait.busy.includes(status ?? '') || count('call') > count('answer')
  }
  const renewals = __said.filter(({ what }) => what === 'METAMASK_EXTENSION_CONNECT_CAN_RETRY')
  return renewals.length > wait.before
}
