import type { Page } from '@playwright/test'
import { createWallets, expect, type PageWallet, test as base } from '../playwright/index.ts'
import type { PersonaName } from '../personas/index.ts'
import { generateRandomScripts, type Script, type ScriptStep } from './generateRandomScripts.ts'

const scripts = generateRandomScripts(7, 100)

/**
 * Collects uncaught errors of the page. Uncaught errors in the test process need no listener, because
 * Playwright itself fails a test for them.
 */
const test = base.extend<{ uncaught: string[] }>({
  uncaught: async ({ page }, use) => {
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(error.message))
    await page.route('http://dapp.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
    )
    await use(uncaught)
  },
})

test('detects an unhandled rejection in the page', async ({ page, uncaught }) => {
  await page.goto('http://dapp.test/')
  await page.evaluate(() => void Promise.reject(new Error('leaked')))
  await expect.poll(() => uncaught).toEqual(['leaked'])
})

// Tag that makes a test a long journey. `npm test` runs only the test of the persona `standard`. CI and `npm
// run test:all` run all.
const long = (persona: string) => (persona === 'standard' ? '' : ' @long')

for (const persona of new Set(scripts.map((script) => script.persona)))
  test(`random scripts of ${persona} leave no rejection uncaught${long(persona)}`, async ({
    page,
    uncaught,
  }) => {
    const wallet = await prepared(page, persona)
    for (const script of scripts.filter((one) => one.persona === persona)) {
      await page.goto('http://dapp.test/')
      await play(page, wallet, script)
    }
    expect(uncaught).toEqual([])
    // Checks that the scripts reach the wallet. The wallet `walletconnect` gets no calls, because it connects
    // through a QR code and is in no page.
    const calls = await wallet.calls()
    expect(calls.length > 0).toBe(persona !== 'walletconnect')
  })

async function prepared(page: Page, persona: PersonaName): Promise<PageWallet> {
  let asked = 0
  const wallets = await createWallets(page.context(), {
    rpc: async () =>
      ++asked % 3 === 0 ? { error: { code: -32000, message: 'no' } } : { result: '0x1' },
  })
  return wallets.add(persona, { approval: 'prompt' })
}

async function play(page: Page, wallet: PageWallet, { steps }: Script): Promise<void> {
  await page.evaluate(() => {
    // `take` reads the provider from this property, which the type of a window lacks.
    const scope = window as unknown as { found?: unknown }
    window.addEventListener('eip6963:announceProvider', (event) => {
      scope.found = (event as CustomEvent<{ provider: unknown }>).detail.provider
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
  for (const step of steps) await take(page, wallet, step)
  await wallet.reset()
}

async function take(page: Page, wallet: PageWallet, step: ScriptStep): Promise<void> {
  switch (step.type) {
    case 'ask':
      // The step is sent as a string, because Playwright's types would recurse endlessly into `Json`.
      return page.evaluate((text) => {
        const { method, params } = JSON.parse(text) as { method: string; params: unknown }
        const { found, ethereum } = window as unknown as Record<string, Provider | undefined>
        // The request is not awaited, because many requests hang. It is inside an async function, because a
        // wallet whose extension is gone throws synchronously.
        const provider = found ?? ethereum
        const ask = async () =>
          provider?.request ? provider.request({ method, params }) : provider?.send(method, params)
        ask().catch(() => {})
      }, JSON.stringify(step))
    case 'use':
      return void wallet.use(step.rule)
    case 'reset':
      return wallet.reset()
    case 'act':
      // Ignores the rejection of an impossible act, such as an approval without a prompt.
      return wallet.act(step.act).catch(() => {})
  }
}

/** Provider in a page. That of a legacy wallet has `send` and no `request`. */
type Provider = {
  request?(args: object): Promise<unknown>
  send(method: string, params: unknown): Promise<unknown>
}
