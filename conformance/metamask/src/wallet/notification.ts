import type { BrowserContext } from 'playwright-core'
import { password } from '../secrets.ts'
import { type Selectors, v13 } from '../selectors/v13.ts'
import { setAccounts } from './accounts.ts'
import { only, setNetworks } from './networks.ts'
import { createPress, id } from './press.ts'

/** The wallet's prompt window, as one tab that is opened once and kept: it follows every request by itself. */
export type Notification = {
  /** 0 or 1: the wallet shows one prompt at a time. Waits a moment for one before it says 0. */
  prompts: () => Promise<number>
  /** Answers the prompt: with these accounts of the mnemonic and these chains, if any are named. */
  approve: (choice?: Choice) => Promise<boolean>
  reject: () => Promise<boolean>
  /** Rejects until nothing is left: the next check begins with a wallet that asks nothing. */
  clear: () => Promise<void>
  unlock: () => Promise<void>
  /** What the prompt says, for a transcript. */
  text: () => Promise<string>
}

export type Choice = { accounts?: readonly number[]; chains?: readonly number[] }

/** ms for which `prompts` waits: whoever asks in a loop shall not burn the processor. */
const moment = 100
/** ms for which an answer waits for its prompt: it may be drawn anew just then. */
const patience = 3000

export async function openNotification(
  context: BrowserContext,
  extensionId: string,
  selectors: Selectors = v13,
): Promise<Notification> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const press = await createPress(page)
  /** The request that was answered last: until its prompt is gone, the buttons mean nothing. */
  let answered: string | undefined

  const any = (ids: readonly string[]) => ids.map((one) => `${id(one)}:visible:enabled`).join(', ')

  const fresh = (url: string) => {
    const request = requestOf(url)
    return request !== undefined && request !== answered
  }

  async function shown(timeout: number): Promise<boolean> {
    try {
      if (!fresh(page.url())) await page.waitForURL(({ href }) => fresh(href), { timeout })
      await page.locator(any(selectors.reject)).first().waitFor({ timeout })
      return fresh(page.url())
    } catch {
      return false
    }
  }

  async function answer(ids: readonly string[], timeout: number): Promise<boolean> {
    if (!(await shown(timeout))) return false
    const request = requestOf(page.url())
    const button = page.locator(any(ids)).first()
    await button.waitFor()
    await press(id((await button.getAttribute('data-testid')) ?? ''))
    answered = request
    return true
  }

  return {
    prompts: async () => ((await shown(moment)) ? 1 : 0),
    async approve({ accounts, chains } = {}) {
      if (!(await shown(patience))) return false
      const connecting = page.url().includes('#connect/')
      if (accounts && connecting) await setAccounts(page, press, accounts, selectors)
      if (chains && connecting) {
        await press(id(selectors.networks.tab))
        await press(id(selectors.accounts.edit))
        await setNetworks(page, press, only(chains, selectors), selectors)
      }
      return answer(selectors.approve, patience)
    },
    reject: () => answer(selectors.reject, patience),
    async clear() {
      while (await answer(selectors.reject, moment));
    },
    async unlock() {
      const field = page.getByTestId(selectors.unlock.password)
      await field.fill(password)
      await press(id(selectors.unlock.submit))
      await field.waitFor({ state: 'detached' })
    },
    text: () => page.locator('body').innerText(),
  }
}

/** What a prompt is about: `#connect/<request>`, `#confirm-transaction/<request>/…`. */
const requestOf = (url: string): string | undefined => /#\/?[a-z-]+\/([^/?]+)/.exec(url)?.[1]
