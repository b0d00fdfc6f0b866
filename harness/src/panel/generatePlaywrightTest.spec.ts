import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { createWallet } from '../createWallet.ts'
import { expect, test, type PageWallets } from '../playwright/index.ts'
import type { Entry } from '../wallet/types.ts'
import { generatePlaywrightTest } from './generatePlaywrightTest.ts'
import { createRuleRecorder } from './mountPanel.ts'
import type { RuleChange, WalletHistory } from './WalletHistory.ts'

test.use({ baseURL: 'http://dapp.test' })

/** Creates a wallet whose entries are recorded, with the requests of a dapp and the rules of a user. */
const session = () => {
  const wallet = createWallet({ persona: 'metamask', approval: 'prompt' })
  const entries: (Entry | RuleChange)[] = []
  const add = (entry: Entry | RuleChange) => void entries.push(entry)
  wallet.subscribe(add)
  const { arm, clear } = createRuleRecorder(wallet, { add })
  const ask = (method: string, params: unknown[] = []) =>
    wallet.provider.request({ method, params }).catch(() => {})
  const answered = async (method: string, verb: 'approve' | 'reject', params?: unknown[]) => {
    const asked = ask(method, params)
    const { id } = await wallet.waitForPrompt(method)
    wallet.act({ type: verb, prompt: id })
    await asked
  }
  const seen: WalletHistory = {
    id: wallet.id,
    persona: 'metamask',
    rdns: wallet.info.rdns,
    entries,
  }
  return { wallet, seen, arm, clear, ask, answered }
}

test.beforeEach(({ page }) =>
  page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  ),
)

test('the copied test runs and leaves the wallet in the same state', async ({ page, wallets }) => {
  const { wallet: original, seen, arm, answered } = session()
  arm({ method: 'wallet_switchEthereumChain', times: 1, do: { type: 'reject' } })
  await answered('eth_requestAccounts', 'reject')
  await answered('eth_requestAccounts', 'approve')
  await answered('personal_sign', 'approve', ['0x6869', original.accounts[0]])
  original.switchChain(1, { event: false })
  await runs(generatePlaywrightTest([seen]), page, wallets)
  const [wallet] = wallets.all()
  expect(wallet?.accounts).toHaveLength(1)
  expect(wallet?.chainId).toBe(1)
  await expect
    .poll(async () => (await wallet?.calls('personal_sign'))?.[0]?.result)
    .toMatch(/^0x[0-9a-f]{130}$/)
  // The copied test does not click the button of the dapp, so no request uses the rule. The error of `verify`
  // names the rule.
  await expect(wallet?.verify()).rejects.toThrow(
    "wallet.when('wallet_switchEthereumChain').once().reject() was used 0 of 1 times",
  )
  await wallet?.reset()
})

test('the copied test repeats a rule after a manual connection without leftovers', async ({
  page,
  wallets,
}) => {
  const { wallet: original, seen, arm, clear, ask, answered } = session()
  arm({ method: 'eth_sendTransaction', times: 1, do: { type: 'hang' } })
  clear()
  await answered('eth_requestAccounts', 'approve')
  arm({ method: 'eth_requestAccounts', times: 1, do: { type: 'reject' } })
  original.act({ type: 'wipeAccounts', event: true })
  await ask('eth_requestAccounts')
  await runs(generatePlaywrightTest([seen]), page, wallets)
  const [wallet] = wallets.all()
  await wallet?.verify()
  expect((await wallet?.calls('eth_requestAccounts'))?.map(({ error }) => error)).toEqual([
    undefined,
    expect.objectContaining({ code: 4001 }),
  ])
})

test('copies a request with line breaks unchanged', async ({ page, wallets }) => {
  const { seen, arm, ask } = session()
  const params = ["it's\r\n\u2028a line\u2029"]
  arm({ method: '*', times: 1, do: { type: 'fail', error: 'unsupported' } })
  await ask('foo_bar', params)
  await runs(generatePlaywrightTest([seen]), page, wallets)
  const [wallet] = wallets.all()
  expect((await wallet?.calls('foo_bar'))?.map((one) => one.params)).toEqual([params])
})

/** Runs the body of the copied test with this test's fixtures. */
const runs = async (text: string, page: Page, wallets: PageWallets) => {
  const [, body = ''] = /async \(\{ page, wallets \}\) => (\{[\s\S]*\n\})\)\n$/.exec(text) ?? []
  const source = stripTypeScriptTypes(`export default async ({ page, wallets }) => ${body}`)
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default(fixtures: { page: Page; wallets: PageWallets }): Promise<void>
  }
  await module.default({ page, wallets })
}
