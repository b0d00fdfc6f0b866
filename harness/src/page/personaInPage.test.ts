import { TextDecoder, TextEncoder } from 'node:util'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { AddedRule } from '../wallet/rules.ts'
import type { Provider } from '../wallet/types.ts'
import { loadPersona } from './loadPersona.ts'
import { engineScript, lazyScript, walletScript } from './pageScripts.ts'
import { bindingName, type ToHost } from './pageBridgeProtocol.ts'

const fixture = fileURLToPath(new URL('../fixture/persona', import.meta.url))
const chain = {
  chainId: '0x2105',
  chainName: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.base.org'],
}

/** Answers the messages of a page as the test process does, for a wallet with this rule. */
const hostOf = (persona: Persona, rule: AddedRule, runLate: () => void) => {
  const state = createWallet({ persona }).state()
  return async ({ type }: ToHost): Promise<unknown> => {
    if (type === 'hydrate') return { state, rules: [rule], open: [] }
    if (type === 'rpc') return { result: '0x5' }
    return type === 'lazy' ? runLate() : undefined
  }
}

test.each([
  ['metamask', null],
  ['./zephyr.persona.ts', 4200],
] as const)('the scripts of %s are a wallet in a page', async (name, added) => {
  const source = await loadPersona(name, [fixture])
  const { persona } = source
  const chains = createWallet({ persona }).state().chains
  const config = { id: persona.id, accounts: [], chains, chainId: 56, approval: 'approve' } as const
  const scripts = [
    await engineScript(source),
    walletScript(source, [], { ...config, accounts: [] }),
  ]
  const late = await lazyScript(source)
  const rule = { id: 'r', used: 0, method: 'personal_sign', do: { type: 'reject' } } as const
  const { window } = new JSDOM('', {
    url: 'http://dapp.test/',
    runScripts: 'outside-only',
    beforeParse: (page) => {
      const host = hostOf(persona, rule, () => void page.eval(late))
      Object.assign(page, { TextEncoder, TextDecoder, MessageChannel, [bindingName]: host })
    },
  })
  for (const script of scripts) window.eval(script)

  const provider = (window as unknown as { ethereum: Provider }).ethereum
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  const [account] = (await ask('eth_requestAccounts')) as string[]
  expect(await ask('eth_chainId')).toBe('0x38')
  expect(await ask('eth_blockNumber')).toBe('0x5')
  await expect(ask('personal_sign', '0x68', account)).rejects.toMatchObject({ code: 4001 })
  const codeOf = (error: { code: unknown }) => error.code
  expect(await ask('wallet_addEthereumChain', chain).catch(codeOf)).toBe(added)
})
