import { expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'
import type { PersonaName } from '../../personas/index.ts'
import { keepPrompts } from './keepPrompts.ts'

/** A tab that can be loaded again. */
function tab(persona: PersonaName) {
  const stored = new Map<string, string>()
  return () => {
    const wallet = createWallet({ persona, approval: 'prompt' })
    keepPrompts(wallet, {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    })
    const ask = () => wallet.provider.request({ method: 'eth_requestAccounts' })
    /** Asks, and waits no longer than until the prompt is open. */
    const open = () => {
      ask().catch(() => {})
      return wallet.prompt('eth_requestAccounts')
    }
    return { wallet, ask, open }
  }
}

test('MetaMask refuses a second request when the page was reloaded under the first', async () => {
  const load = tab('metamask')
  await load().open()
  await expect(load().ask()).rejects.toMatchObject({ code: -32002 })
})

test('the request that outlived its page can be approved, and the new page hears of it', async () => {
  const load = tab('metamask')
  await load().open()
  const { wallet } = load()
  const heard = new Promise((resolve) => wallet.provider.on('accountsChanged', resolve))
  wallet.approve()
  expect(await heard).toEqual(await wallet.provider.request({ method: 'eth_accounts' }))
})

test('an answered one is not open after a reload', async () => {
  const load = tab('metamask')
  const prompt = await load().open()
  prompt.reject()
  expect(load().wallet.prompts()).toEqual([])
})

test.each([
  '{"a":1}',
  'null',
  '5',
  '{',
  '[{"method":"eth_requestAccounts","params":[]}]',
  '[{"method":"wallet_switchEthereumChain","params":[{"chainId":"0x38"}],"origin":"http://a"}]',
])('%s was never kept, and is forgotten', (text) => {
  const wallet = createWallet({ persona: 'metamask', approval: 'prompt' })
  keepPrompts(wallet, { getItem: () => text, setItem: () => {} })
  expect(wallet.prompts()).toEqual([])
})

test('elsewhere a request goes with its page', async () => {
  const load = tab('standard')
  await load().open()
  expect(load().wallet.prompts()).toEqual([])
})
