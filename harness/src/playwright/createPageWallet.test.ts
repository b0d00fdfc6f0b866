import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { createFailureReport } from '../wallet/createFailureReport.ts'
import type { Entry } from '../wallet/types.ts'
import { createPageBridge } from './createPageBridge.ts'
import { createPageWallet } from './createPageWallet.ts'
import { createPageTranscript } from './createPageTranscript.ts'

/** Creates the wallet of a context without pages, whose transcript the test fills. */
function pageWallet() {
  const context = { exposeBinding: async () => {} } as never
  const transcript = createPageTranscript('standard', () => true)
  const wallet = createPageWallet(createPageBridge(context), createWallet(), transcript, false)
  const add = (entry: Partial<Entry>) =>
    transcript.addEntries([entry as Entry], { id: 'd', index: 0, frame: {} as never })
  return { wallet, add }
}

test('the report of a failed test names waits, rules and requests of a wallet in a page', () => {
  const { wallet, add } = pageWallet()
  wallet.when('eth_requestAcounts').reject()
  void wallet.waitForPrompt('personal_sign')
  add({
    kind: 'call',
    id: 1,
    method: 'eth_chainId',
    params: { $: 'undefined' },
    origin: 'http://a',
  })
  add({ kind: 'result', id: 1, method: 'eth_chainId', value: { $: 'json', value: '0x38' } })

  expect(createFailureReport([wallet])?.message.split('\n  ')).toEqual([
    'Wallets of the failed test:',
    expect.stringContaining("wallet.waitForPrompt('personal_sign') waited until the end"),
    "standard: the rule wallet.when('eth_requestAcounts').reject() was never used. Did you mean 'eth_requestAccounts'?",
    'standard: the requests: eth_chainId → "0x38"',
  ])
})

test('a wait for a prompt in a page ends after its time limit, and leaves no rule', async () => {
  const { wallet } = pageWallet()
  await expect(wallet.waitForPrompt('personal_sign', { timeout: 1 })).rejects.toThrow(
    "standard: wallet.waitForPrompt('personal_sign') waited 1 ms: no prompt for it came. Make the app ask.",
  )
  expect(await wallet.rules()).toEqual([])
})

test('a rule of a wallet in a page can be removed, and is in the list until then', async () => {
  const { wallet } = pageWallet()
  const rule = wallet.when('eth_chainId').reply('0x999')
  expect(await wallet.rules()).toMatchObject([{ id: rule.id, method: 'eth_chainId', used: 0 }])
  await rule.remove()
  expect(await wallet.rules()).toEqual([])
})
