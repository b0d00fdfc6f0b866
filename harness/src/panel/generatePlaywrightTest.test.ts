import { expect, test } from 'vitest'
import { generatePlaywrightTest } from './generatePlaywrightTest.ts'
import type { RuleChange, WalletHistory } from './WalletHistory.ts'
import type { Act, Entry, Prompt } from '../wallet/types.ts'

const prompt: Prompt = {
  id: 1,
  method: 'eth_requestAccounts',
  params: [],
  origin: 'http://a',
  openedAt: 1,
}
const line = { wallet: 'metamask', seq: 0, at: 0 }
const seen = (more: Partial<WalletHistory>): WalletHistory => ({
  id: 'metamask',
  persona: 'metamask',
  rdns: 'io.metamask',
  entries: [],
  ...more,
})

test('copies prompts, answers and acts in chronological order', () => {
  const entries: WalletHistory['entries'] = [
    { ...line, at: 1, kind: 'prompt', prompt },
    { ...line, at: 2, seq: 1, kind: 'act', act: { type: 'approve', prompt: 1 } },
    { ...line, at: 2, seq: 2, kind: 'answer', prompt: 1, answer: 'approved' },
    { ...line, at: 3, kind: 'act', act: { type: 'switchChain', chainId: 1, event: false } },
    { ...line, at: 4, kind: 'event', event: 'chainChanged', args: [{ $: 'json', value: '0x1' }] },
  ]
  expect(generatePlaywrightTest([seen({ entries }), seen({ id: 'idle' })])).toMatchInlineSnapshot(`
    "import { test } from '@touchstone/harness/playwright'

    test('as seen in the panel', async ({ page, wallets }) => {
      const ask = (rdns: string, method: string, params: unknown) => {
        const asked = page.evaluate(
          (request) =>
            new Promise((resolve, reject) => {
              const hear = (event: Event) => {
                const { info, provider } = (event as CustomEvent).detail
                if (info.rdns !== request.rdns) return
                removeEventListener('eip6963:announceProvider', hear)
                provider.request({ method: request.method, params: request.params }).then(resolve, reject)
              }
              addEventListener('eip6963:announceProvider', hear)
              dispatchEvent(new Event('eip6963:requestProvider'))
            }),
          { rdns, method, params },
        )
        return asked.catch(() => {})
      }
      const metamask = await wallets.add('metamask', { approval: 'prompt' })
      await page.goto('/')
      // Instead: press what makes the page ask eth_requestAccounts.
      void ask('io.metamask', 'eth_requestAccounts', [])
      await (await metamask.waitForPrompt('eth_requestAccounts')).approve()
      await metamask.act({ type: 'switchChain', chainId: 1, event: false })
      // What the user then saw: expect(page.getByRole(…)).…
    })
    "
  `)
})

test('leaves a prompt to the rule that answered it, and keeps the chosen accounts', () => {
  const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'] as const
  const entries: Entry[] = [
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'answer', prompt: 1, answer: 'rejected' },
    { ...line, kind: 'prompt', prompt: { ...prompt, id: 2 } },
    { ...line, kind: 'act', act: { type: 'approve', prompt: 2, accounts: [...accounts] } },
    { ...line, kind: 'answer', prompt: 2, answer: 'approved' },
  ]
  expect(generatePlaywrightTest([seen({ entries })]).match(/.*\.waitForPrompt\(.*/g)).toEqual([
    `  await (await metamask.waitForPrompt('eth_requestAccounts')).approve({ accounts: ['${accounts[0]}'] })`,
  ])
})

/** Steps of the test after the page has loaded. */
const steps = (entries: WalletHistory['entries']) =>
  generatePlaywrightTest([seen({ entries })])
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /^(await (?!page)|void |metamask\.)/.test(text))
const call = (id: number, method = 'eth_requestAccounts') =>
  ({ ...line, kind: 'call', id, method, params: { $: 'undefined' }, origin: 'http://a' }) as const
const refused = (id: number) =>
  ({ ...line, kind: 'error', id, method: '', error: { $: 'undefined' } }) as const
const arm = (type: 'reject' | 'approve' | 'hang' | 'prompt', times?: number): RuleChange => ({
  at: 0,
  kind: 'arm',
  rule: { method: 'eth_requestAccounts', ...(times && { times }), do: { type } },
})
const connects = `ask('io.metamask', 'eth_requestAccounts', [])`
const uses = (type: string) =>
  `metamask.use({ method: 'eth_requestAccounts', times: 1, do: { type: '${type}' } })`

test('repeats a request that a rule answered, and awaits its answer', () => {
  const entries = [arm('reject', 1), call(1), refused(1), call(2), refused(2)]
  expect(steps(entries)).toEqual([uses('reject'), `await ${connects}`])
})

test('arms a rule at its original position, after earlier requests', () => {
  const entries: WalletHistory['entries'] = [
    call(1),
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'act', act: { type: 'approve', prompt: 1 } },
    { ...line, kind: 'answer', prompt: 1, answer: 'approved' },
    arm('reject', 1),
    { ...line, kind: 'act', act: { type: 'wipeAccounts', event: true } },
    call(2),
    refused(2),
  ]
  expect(steps(entries)).toEqual([
    `void ${connects}`,
    `await (await metamask.waitForPrompt('eth_requestAccounts')).approve()`,
    uses('reject'),
    `await metamask.act({ type: 'wipeAccounts', event: true })`,
    `await ${connects}`,
  ])
})

test('clears rules where they were cleared, after which they answer nothing', () => {
  const entries: WalletHistory['entries'] = [
    arm('reject', 1),
    { at: 0, kind: 'clear' },
    call(1),
    refused(1),
  ]
  expect(steps(entries)).toEqual([uses('reject'), 'await metamask.reset()'])
})

test('repeats a request once if a rule approved its prompt', () => {
  const entries: WalletHistory['entries'] = [
    arm('approve', 1),
    call(1),
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'answer', prompt: 1, answer: 'approved' },
    { ...refused(1), kind: 'result', value: { $: 'undefined' } },
  ]
  expect(steps(entries)).toEqual([uses('approve'), `await ${connects}`])
})

test('answers a prompt that a rule opened', () => {
  const entries: WalletHistory['entries'] = [
    arm('prompt', 1),
    call(1),
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'act', act: { type: 'reject', prompt: 1 } },
    { ...line, kind: 'answer', prompt: 1, answer: 'rejected' },
    refused(1),
  ]
  expect(steps(entries)).toEqual([
    uses('prompt'),
    `void ${connects}`,
    `await (await metamask.waitForPrompt('eth_requestAccounts')).reject()`,
  ])
})

test('does not wait for an answer that never came', () => {
  expect(steps([arm('hang', 1), call(1)])).toEqual([uses('hang'), `void ${connects}`])
})

test('rules do not apply to an invalid request', () => {
  const entries: WalletHistory['entries'] = [
    { at: 0, kind: 'arm', rule: { method: '*', do: { type: 'reject' } } },
    { ...call(1, ''), params: { $: 'json', value: 5 } },
    refused(1),
  ]
  expect(steps(entries)).toEqual([`metamask.use({ method: '*', do: { type: 'reject' } })`])
})

test('does not answer a prompt that the wallet cancelled', () => {
  const entries: Entry[] = [
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'answer', prompt: 1, answer: 'cancelled' },
  ]
  expect(generatePlaywrightTest([seen({ entries })])).not.toContain('.waitForPrompt(')
})

test('distinguishes two wallets and escapes quotes', () => {
  const act: Act = { type: 'emit', event: "it's", args: [] }
  const text = generatePlaywrightTest([
    seen({
      id: 'metamask-mobile',
      persona: 'metamask',
      entries: [{ ...line, at: 2, kind: 'act', act }],
    }),
    seen({
      id: 'rabby',
      persona: 'rabby',
      entries: [{ ...line, at: 1, kind: 'act', act: { type: 'lock' } }],
    }),
  ])
  expect(text.indexOf("await rabby.act({ type: 'lock' })")).toBeLessThan(
    text.indexOf(`await metamaskMobile.act({ type: 'emit', event: 'it\\'s', args: [] })`),
  )
})

test('says that the steps of dropped entries are missing', () => {
  const entries: WalletHistory['entries'] = [{ ...line, at: 1, kind: 'act', act: { type: 'lock' } }]
  expect(generatePlaywrightTest([seen({ entries, dropped: 1_000 })])).toContain(
    '// The first 1000 entries of metamask were dropped. Their steps are missing here.',
  )
})
