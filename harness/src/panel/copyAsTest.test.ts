import { expect, test } from 'vitest'
import { copyAsTest, type Seen } from './copyAsTest.ts'
import type { Act, Entry, Prompt } from '../wallet/types.ts'

const prompt: Prompt = {
  id: 1,
  method: 'eth_requestAccounts',
  params: [],
  origin: 'http://a',
  openedAt: 1,
}
const line = { wallet: 'metamask', seq: 0, at: 0 }
const seen = (more: Partial<Seen>): Seen => ({
  id: 'metamask',
  persona: 'metamask',
  rdns: 'io.metamask',
  rules: [],
  entries: [],
  ...more,
})

test('prompts, their answers and acts come in the order in which they happened', () => {
  const entries: Entry[] = [
    { ...line, at: 1, kind: 'prompt', prompt },
    { ...line, at: 2, seq: 1, kind: 'act', act: { type: 'approve', prompt: 1 } },
    { ...line, at: 2, seq: 2, kind: 'answer', prompt: 1, answer: 'approved' },
    { ...line, at: 3, kind: 'act', act: { type: 'switchChain', chainId: 1, event: false } },
    { ...line, at: 4, kind: 'event', event: 'chainChanged', args: [{ $: 'json', value: '0x1' }] },
  ]
  const rules = [{ method: 'personal_sign', times: 1, do: { type: 'reject' } } as const]
  expect(copyAsTest([seen({ entries, rules }), seen({ id: 'idle' })])).toMatchInlineSnapshot(`
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
        asked.catch(() => {})
      }
      const metamask = await wallets.add('metamask', { approval: 'prompt' })
      await metamask.use({ method: 'personal_sign', times: 1, do: { type: 'reject' } })
      await page.goto('/')
      // Instead: press what makes the page ask eth_requestAccounts.
      ask('io.metamask', 'eth_requestAccounts', [])
      await (await metamask.prompt('eth_requestAccounts')).approve()
      await metamask.act({ type: 'switchChain', chainId: 1, event: false })
      // What the person then saw: expect(page.getByRole(…)).…
    })
    "
  `)
})

test('a prompt that a rule answered is left to the rule, the accounts that were chosen stay', () => {
  const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'] as const
  const entries: Entry[] = [
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'answer', prompt: 1, answer: 'rejected' },
    { ...line, kind: 'prompt', prompt: { ...prompt, id: 2 } },
    { ...line, kind: 'act', act: { type: 'approve', prompt: 2, accounts: [...accounts] } },
    { ...line, kind: 'answer', prompt: 2, answer: 'approved' },
  ]
  expect(copyAsTest([seen({ entries })]).match(/.*\.prompt\(.*/g)).toEqual([
    `  await (await metamask.prompt('eth_requestAccounts')).approve({ accounts: ['${accounts[0]}'] })`,
  ])
})

test('a prompt that the wallet withdrew needs no answer', () => {
  const entries: Entry[] = [
    { ...line, kind: 'prompt', prompt },
    { ...line, kind: 'answer', prompt: 1, answer: 'cancelled' },
  ]
  expect(copyAsTest([seen({ entries })])).not.toContain('.prompt(')
})

test('two wallets are told apart, and quotes are kept', () => {
  const act: Act = { type: 'emit', event: "it's", args: [] }
  const text = copyAsTest([
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
