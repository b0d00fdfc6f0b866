import { expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'
import type { PersonaName } from '../../personas/index.ts'
import { keepPromptsOnReload } from './keepPromptsOnReload.ts'

/** Creates a tab. Each call of the returned function loads the page again, with the same storage. */
function tab(persona: PersonaName) {
  const stored = new Map<string, string>()
  return () => {
    const wallet = createWallet({ persona, approval: 'prompt' })
    keepPromptsOnReload(wallet, {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    })
    const ask = () => wallet.provider.request({ method: 'eth_requestAccounts' })
    /** Sends a request and waits until its prompt is open. */
    const open = () => {
      ask().catch(() => {})
      return wallet.waitForPrompt('eth_requestAccounts')
    }
    return { wallet, ask, open }
  }
}

test('MetaMask rejects a second request after a reload with an open one', async () => {
  const load = tab('metamask')
  await load().open()
  await expect(load().ask()).rejects.toMatchObject({ code: -32002 })
})

test('a request that outlived its page can be approved, and the new page gets the event', async () => {
  const load = tab('metamask')
  await load().open()
  const { wallet } = load()
  const heard = new Promise((resolve) => wallet.provider.on('accountsChanged', resolve))
  wallet.approve()
  expect(await heard).toEqual(await wallet.provider.request({ method: 'eth_accounts' }))
})

test('an answered request is not open after a reload', async () => {
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
])('ignores the invalid data %s', (text) => {
  const wallet = createWallet({ persona: 'metamask', approval: 'prompt' })
  keepPromptsOnReload(wallet, { getItem: () => text, setItem: () => {} })
  expect(wallet.prompts()).toEqual([])
})

test('in other wallets a request ends with its page', async () => {
  const load = tab('standard')
  await load().open()
  expect(load().wallet.prompts()).toEqual([])
})
