import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@touchstone/harness/playwright'
import { routeNodeRequests } from '../app/environments/page/routeNodeRequests.ts'
import type { Run } from '../core/result.ts'
import { createCheckPageUser } from './checkPageUser.ts'
import { startCheckUrl } from './startServerProcess.ts'
import { findAxeViolations } from './findAxeViolations.ts'

test.use({
  persona: 'standard',
  walletOptions: { approval: 'prompt' },
  // An open prompt must not fail the test, because a check of the suite may leave one.
  verifyWallets: false,
})

test('a user checks a wallet on the page, reloads during the run, and gets the report in the terminal @long', async ({
  page,
  wallet,
  chain,
}, testInfo) => {
  test.setTimeout(300_000)
  const json = testInfo.outputPath('run.json')
  const program = await startCheckUrl(['--json', json])
  try {
    const nodes = async (chainId: number) => (await chain.of(chainId)).url
    await routeNodeRequests(page.context(), program.url, nodes)
    await page.goto(program.url)
    const user = createCheckPageUser(page, wallet)
    await user.begin('Quick')
    await user.followInstructions({ until: 30 })

    const answeredBefore = user.answered()
    await page.reload()
    await expect(page.getByText(/\d+ checks are done/)).toBeVisible()
    const before = Number(/(\d+) checks are done/.exec(await page.locator('main').innerText())?.[1])
    await page.getByRole('button', { name: 'Go on where I was' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(before))
    await user.followInstructions({})

    await expect(page.locator('.verdict')).toContainText('Conformant to quick')
    await expect(page.getByText('The terminal has the report.')).toBeVisible()
    expect(await findAxeViolations({ page })).toEqual([])
    // A whole run has 30 prompts or more. They would all come after the reload if the page began
    // again.
    expect(user.answered() - answeredBefore).toBeLessThan(30)

    const code = await program.ended
    expect(program.printed().at(-1)).toMatch(
      /^check: \d+ pass, 0 fail, .*, 0 harness-error, 0 manual-pending$/,
    )
    expect(code).toBe(0)
    const run = JSON.parse(readFileSync(json, 'utf8')) as Run
    expect(run.run).toMatchObject({ mode: 'manual', operator: 'human' })
    expect(run.results.length).toBeGreaterThan(60)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Markdown' }).click()
    expect((await download).suggestedFilename()).toMatch(/^touchstone-.*-quick-.*\.md$/)
  } finally {
    await program.stop()
  }
})

test('skipped actions are pending, impossible actions block checks, and the exit code reports it', async ({
  page,
  wallet,
  chain,
}) => {
  test.setTimeout(300_000)
  const program = await startCheckUrl([])
  try {
    await routeNodeRequests(page.context(), program.url, async () => chain.url)
    await page.goto(program.url)
    await expect(page.getByRole('banner')).toContainText('goes to the terminal')
    const user = createCheckPageUser(page, wallet)
    await user.begin('Quick')
    await user.answerOnce('reject', 'My wallet cannot do this')
    await page.getByRole('button', { name: 'Stop here and see the report' }).click()
    await expect(page.locator('.verdict')).toContainText('could not be checked')
    await expect(page.getByRole('button', { name: 'Do what I put off' })).toBeVisible()
    const code = await program.ended
    expect(program.printed().at(-1)).toMatch(/[1-9]\d* blocked, .* [1-9]\d* manual-pending$/)
    expect(code).toBe(1)
  } finally {
    await program.stop()
  }
})

test('the report continues with skipped actions, and then no check is pending @long', async ({
  page,
  wallet,
  chain,
}) => {
  test.setTimeout(300_000)
  const program = await startCheckUrl([])
  try {
    const nodes = async (chainId: number) => (await chain.of(chainId)).url
    await routeNodeRequests(page.context(), program.url, nodes)
    await page.goto(program.url)
    const user = createCheckPageUser(page, wallet)
    await user.begin('Quick')
    await user.answerOnce('reject', 'Later')
    await user.followInstructions({})
    await program.ended
    expect(program.printed().at(-1)).toMatch(/ 0 blocked, .* [1-9]\d* manual-pending$/)
    await page.getByRole('button', { name: 'Do what I put off' }).click()
    await user.followInstructions({})
    await expect(page.locator('.verdict')).toContainText('Conformant to quick')
    await expect(page.getByRole('button', { name: 'Do what I put off' })).toBeHidden()
  } finally {
    await program.stop()
  }
})

test('a second press of Begin, while the wallet identifies itself, starts only one session', async ({
  page,
  wallet,
  chain,
}) => {
  const program = await startCheckUrl([])
  try {
    await routeNodeRequests(page.context(), program.url, async () => chain.url)
    wallet.when('web3_clientVersion').hang()
    await page.clock.install()
    const seeds = await recordSessionSeeds(page)
    await page.goto(program.url)
    await createCheckPageUser(page, wallet).begin('Quick')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect.poll(async () => (await wallet.calls('web3_clientVersion')).length).toBe(2)
    await page.clock.runFor(2_500)
    await expect(page.getByRole('heading', { name: 'Instruction 1' })).toBeVisible()
    expect(new Set(seeds).size).toBe(1)
  } finally {
    await program.stop()
  }
})

test('the page starts when the browser blocks its storage', async ({ page, wallet }) => {
  const program = await startCheckUrl([])
  try {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
    })
    await page.goto(program.url)
    const user = createCheckPageUser(page, wallet)
    await user.begin('Quick')
    await user.followInstructions({ until: 1 })
    await expect(page.getByRole('heading', { name: /^Instruction / })).toBeVisible()
  } finally {
    await program.stop()
  }
})

/**
 * Collects the seed of the Check page's session each time that the page stores the session. A new session has a new
 * seed.
 */
async function recordSessionSeeds(page: Page): Promise<number[]> {
  const seeds: number[] = []
  await page.exposeFunction('recordSeed', (seed: number) => void seeds.push(seed))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'touchstone.check')
        Reflect.get(window, 'recordSeed')(JSON.parse(value).state.seed)
      setItem.call(this, key, value)
    }
  })
  return seeds
}
