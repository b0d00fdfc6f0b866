import { expect, type Page } from '@playwright/test'
import type { PageWallet } from '@touchstone/harness/playwright'

/** Creates a simulated user, who follows the instructions of the Check page with a wallet. */
export function createCheckPageUser(page: Page, wallet: PageWallet) {
  let answered = 0
  const card = page.locator('section[data-act]')
  const report = page.locator('.verdict')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const heading = () => page.locator('#step').innerText()

  /** Returns the act of the next instruction, or undefined at the report. */
  const next = async (): Promise<string | undefined> => {
    await expect(card.or(report)).toBeVisible({ timeout: 60_000 })
    return (await card.count()) > 0 ? ((await card.getAttribute('data-act')) ?? '') : undefined
  }
  const instruction = (text: string) => page.locator('#step', { hasText: new RegExp(`^${text}$`) })
  const done = async (reply: string) => {
    const before = await heading()
    await press(reply)
    await expect(instruction(before)).toHaveCount(0)
  }

  /** Performs the act of one instruction in the wallet and confirms it on the page. */
  const follow = async (act: string): Promise<void> => {
    const shown = (await page.locator('.show code').allInnerTexts()) as `0x${string}`[]
    const open = (await wallet.prompts()).length
    switch (act) {
      case 'prompts':
        return done(['It asks nothing', 'It asks one thing', 'Two'][open] ?? 'Three or more')
      case 'approve':
      case 'reject':
      case 'dismiss': {
        if (open === 0) return done('It asks nothing')
        answered += 1
        // Usually the page continues when the response arrives. Otherwise `settled` presses "Done".
        const before = await heading()
        if (act === 'approve') await wallet.approve(shown.length > 0 ? { accounts: shown } : {})
        else await wallet[act]()
        return settled(before)
      }
      case 'switchChain': {
        const words = await page.locator('.say').innerText()
        await wallet.switchChain(Number(/(\d+)\)?\.$/.exec(words)?.[1]))
        return done('Done')
      }
      case 'selectAccounts':
        await wallet.selectAccounts(shown)
        return done('Done')
      case 'networks': {
        const { chains } = await wallet.state()
        await page
          .getByRole('textbox', { name: /Chain ids/ })
          .fill(chains.map(({ chainId }) => chainId).join(', '))
        return done('That is the list')
      }
      case 'lock':
      case 'unlock':
      case 'revoke':
      case 'refresh':
        await wallet[act]()
        return done('Done')
      default:
        return done('My wallet cannot do this')
    }
  }
  /** Waits up to 3 s for the page to continue. Otherwise presses "Done". */
  const settled = async (before: string): Promise<void> => {
    await expect(instruction(before))
      .toHaveCount(0, { timeout: 3_000 })
      .catch(() => press('Done'))
  }

  return {
    answered: () => answered,
    async begin(profile: string): Promise<void> {
      await page.getByRole('radio', { name: new RegExp(`^${profile}`) }).check()
      await press('Begin')
      await expect.poll(async () => (await wallet.prompts()).length).toBe(1)
      const { accounts } = await wallet.state()
      await wallet.approve({ accounts: accounts.slice(0, 2) })
    },
    async followInstructions({ until = Infinity }: { until?: number }): Promise<void> {
      for (let count = 0; count < until; count++) {
        const act = await next()
        if (act === undefined) return
        await follow(act)
      }
    },
    /** Follows instructions until the act `wanted`, and presses the button `reply` instead. */
    async answerOnce(wanted: string, reply: string): Promise<void> {
      for (let act = await next(); act !== undefined; act = await next()) {
        if (act === wanted) return done(reply)
        await follow(act)
      }
      throw new Error(`The page did not ask the user to "${wanted}".`)
    },
  }
}
