import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { createWallet } from '../createWallet.ts'
import { expect, test, type Wallets } from '../playwright/index.ts'
import type { Entry, Rule } from '../wallet/types.ts'
import { copyAsTest } from './copyAsTest.ts'

test.use({ baseURL: 'http://dapp.test' })

/** What a person did in the panel, with a dapp that asked. */
const session = async () => {
  const wallet = createWallet({ persona: 'metamask', approval: 'prompt' })
  const entries: Entry[] = []
  const rules: Rule[] = [{ method: 'wallet_switchEthereumChain', times: 1, do: { type: 'reject' } }]
  wallet.subscribe((entry) => entries.push(entry))
  for (const rule of rules) wallet.use(rule)
  const ask = (method: string, params: unknown[] = []) =>
    wallet.provider.request({ method, params }).catch(() => {})
  const answered = async (method: string, verb: 'approve' | 'reject', params?: unknown[]) => {
    const asked = ask(method, params)
    const { id } = await wallet.prompt(method)
    wallet.act({ type: verb, prompt: id })
    await asked
  }
  await answered('eth_requestAccounts', 'reject')
  await answered('eth_requestAccounts', 'approve')
  await answered('personal_sign', 'approve', ['0x6869', wallet.accounts[0]])
  wallet.switchChain(1, { event: false })
  return { id: wallet.id, persona: 'metamask', rdns: wallet.info.rdns, rules, entries }
}

test('what the panel copies is a test that runs, and the wallet ends where the person left it', async ({
  page,
  wallets,
}) => {
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  await runs(copyAsTest([await session()]), page, wallets)
  const [wallet] = wallets.all()
  expect(wallet?.accounts).toHaveLength(1)
  expect(wallet?.chainId).toBe(1)
  await expect
    .poll(async () => (await wallet?.calls('personal_sign'))?.[0]?.result)
    .toMatch(/^0x[0-9a-f]{130}$/)
  // The rule waits for the button that the test does not press: it is told by its name.
  await expect(wallet?.verify()).rejects.toThrow(
    "wallet.on('wallet_switchEthereumChain').once().reject() was used 0 of 1 times",
  )
  await wallet?.reset()
})

/** The body of the copied test, with this test's fixtures. */
const runs = async (text: string, page: Page, wallets: Wallets) => {
  const [, body = ''] = /async \(\{ page, wallets \}\) => (\{[\s\S]*\n\})\)\n$/.exec(text) ?? []
  const source = stripTypeScriptTypes(`export default async ({ page, wallets }) => ${body}`)
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default(fixtures: { page: Page; wallets: Wallets }): Promise<void>
  }
  await module.default({ page, wallets })
}
