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

export async function openNotification(
  context: BrowserContext,
  extensionId: string,
  selectors: Selectors = v13,
): Promise<Notification> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const press = await createPress(page)
  /** The address of the prompt that was answered last: until it is gone, its buttons mean nothing. */
  let answered = ''

  const any = (ids: readonly string[]) => ids.map((one) => `${id(one)}:visible:enabled`).join(', ')

  async function shown(timeout = moment): Promise<boolean> {
    try {
      if (page.url() === answered)
        await page.waitForURL((now) => now.href !== answered, { timeout })
      await page.locator(any(selectors.reject)).first().waitFor({ timeout })
      return page.url() !== answered
    } catch {
      return false
    }
  }

  async function answer(ids: readonly string[]): Promise<boolean> {
    if (!(await shown())) return false
    const url = page.url()
    const button = page.locator(any(ids)).first()
    await button.waitFor()
    await press(id((await button.getAttribute('data-testid')) ?? ''))
    answered = url
    return true
  }

  return {
    prompts: async () => ((await shown()) ? 1 : 0),
    async approve({ accounts, chains } = {}) {
      if (!(await shown())) return false
      const connecting = page.url().includes('#connect/')
      if (accounts && connecting) await setAccounts(page, press, accounts, selectors)
      if (chains && connecting) {
        await press(id(selectors.networks.tab))
        await press(id(selectors.accounts.edit))
        await setNetworks(page, press, only(chains, selectors), selectors)
      }
      return answer(selectors.approve)
    },
    reject: () => answer(selectors.reject),
    async clear() {
      while (await shown()) await answer(selectors.reject)
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
