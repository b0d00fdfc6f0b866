import { expect, type Page } from '@playwright/test'
import type { PageWallet } from '@touchstone/harness/playwright'

/** Somebody who sits before the Check page with a wallet, and does what is said. */
export function createPerson(page: Page, wallet: PageWallet) {
  let answered = 0
  let progress = ''
  let answeredBeforeCheck = 0
  const card = page.locator('section[data-act]')
  const report = page.locator('.verdict')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const heading = () => page.locator('#step').innerText()

  /** Waits for the next instruction, or the report. */
  const next = async (): Promise<string | undefined> => {
    await expect(card.or(report)).toBeVisible({ timeout: 60_000 })
    return (await card.count()) > 0 ? ((await card.getAttribute('data-act')) ?? '') : undefined
  }
  /** The instruction of that heading, as long as it stands. */
  const standing = (text: string) => page.locator('#step', { hasText: new RegExp(`^${text}$`) })
  const done = async (reply: string) => {
    const before = await heading()
    await press(reply)
    await expect(standing(before)).toHaveCount(0)
  }

  /** Does one thing in the wallet, and says so on the page. */
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
        // The page goes on by itself when the answer comes.
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
  /** The instruction was withdrawn by the answer, or is still there to be confirmed. */
  const settled = async (before: string): Promise<void> => {
    await expect(standing(before))
      .toHaveCount(0, { timeout: 3_000 })
      .catch(() => press('Done'))
  }

  /** Remembers how many prompts were answered when the last check ended. */
  const noteProgress = async (): Promise<void> => {
    const value = await page.getByRole('progressbar').getAttribute('value')
    if (value === progress) return
    progress = String(value)
    answeredBeforeCheck = answered
  }

  return {
    /** How many prompts of the wallet were answered. */
    answered: () => answered,
    /** How many of them in the check that has not ended, which a reload plays again. */
    answeredInCheck: () => answered - answeredBeforeCheck,
    async begin(profile: string): Promise<void> {
      await page.getByRole('radio', { name: new RegExp(`^${profile}`) }).check()
      await press('Begin')
      await expect.poll(async () => (await wallet.prompts()).length).toBe(1)
      const { accounts } = await wallet.state()
      await wallet.approve({ accounts: accounts.slice(0, 2) })
    },
    /** Follows instructions: so many, or to the report. */
    async obey({ until = Infinity }: { until?: number }): Promise<void> {
      for (let count = 0; count < until; count++) {
        const act = await next()
        if (act === undefined) return
        await noteProgress()
        await follow(act)
      }
    },
    /** Follows until this act is asked for, and presses this reply to it. */
    async once(wanted: string, reply: string): Promise<void> {
      for (let act = await next(); act !== undefined; act = await next()) {
        if (act === wanted) return done(reply)
        await follow(act)
      }
      throw new Error(`Nobody asked this person to "${wanted}".`)
    },
  }
}
