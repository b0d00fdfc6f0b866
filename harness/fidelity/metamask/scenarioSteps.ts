import { toHex } from '../../src/wallet/hex.ts'
import type { Address, Json } from '../../src/wallet/types.ts'
import { answers, once } from '../scenario/answers.ts'
import { alice } from '../scenario/scenarioAccounts.ts'
import type { MetaMaskAnswer, MetaMaskChange, MetaMaskStart, Message } from './types.ts'

export const connectedToAlice: MetaMaskStart = {
  background: { accounts: [alice] },
  wallet: { permitted: [alice] },
}

// Steps for scenarios. Each has one half for the real provider (`reply`, `background`) and one for
// the persona (`rules`, `wallet`). Both halves have the same effect.

export const approved = (result: Json): MetaMaskAnswer => ({
  reply: { result },
  rules: once({ type: 'approve' }),
})

/** Both sides answer with this result, whatever the state of the wallet. */
export const replies = (result: Json): MetaMaskAnswer => ({
  reply: { result },
  rules: once({ type: 'reply', value: { $: 'json', value: result } }),
})

export const hangs: MetaMaskAnswer = { reply: 'hang', rules: once({ type: 'hang' }) }

const accountsChanged = (params: unknown): Message => ({
  method: 'metamask_accountsChanged',
  params,
})

const chainChanged = (chainId: unknown, networkVersion: unknown, isConnected = true): Message => ({
  method: 'metamask_chainChanged',
  params: { chainId, networkVersion, isConnected },
})

export const accountsBecome = (...accounts: Address[]): MetaMaskChange => ({
  name: `the accounts become ${accounts.join(', ') || 'none'}`,
  background: [accountsChanged(accounts)],
  wallet: accounts.length > 0 ? [{ type: 'selectAccounts', accounts }] : [{ type: 'wipeAccounts' }],
})

export const saysAccounts = (what: unknown): MetaMaskChange => ({
  name: `the wallet sends the accounts ${JSON.stringify(what)}`,
  background: [accountsChanged(what)],
  wallet: [{ type: 'emit', event: 'accountsChanged', args: [{ $: 'json', value: what as Json }] }],
})

export const chainBecomes = (chainId: number): MetaMaskChange => ({
  name: `the chain becomes ${chainId}`,
  background: [chainChanged(toHex(chainId), String(chainId))],
  wallet: [{ type: 'switchChain', chainId }],
})

export const saysChain = (chainId: unknown, networkVersion: unknown): MetaMaskChange => ({
  name: `the wallet sends the chain ${JSON.stringify({ chainId, networkVersion })}`,
  background: [chainChanged(chainId, networkVersion)],
  wallet: [{ type: 'emit', event: 'chainChanged', args: [{ $: 'json', value: chainId as Json }] }],
})

/** The node of the chain becomes unreachable, which the background process reports. */
export const chainIsLost = (chainId: number): MetaMaskChange => ({
  name: `the network of ${chainId} goes down`,
  background: [chainChanged(toHex(chainId), 'loading', false)],
  wallet: [{ type: 'networkDown', chainId }],
})

export const chainIsBack = (chainId: number): MetaMaskChange => ({
  name: `the network of ${chainId} is back`,
  background: [chainChanged(toHex(chainId), String(chainId))],
  wallet: [{ type: 'networkUp' }],
})

export const slowChainBecomes = (chainId: number): MetaMaskChange => ({
  name: `the chain becomes ${chainId}, whose node does not answer yet`,
  background: [chainChanged(toHex(chainId), 'loading', false)],
  wallet: [
    { type: 'networkDown', chainId },
    { type: 'switchChain', chainId },
  ],
})

export const backgroundIsLost: MetaMaskChange = {
  name: 'the background is lost',
  background: [{ method: 'METAMASK_STREAM_FAILURE' }],
  wallet: [{ type: 'drop', error: { code: 1011 } }],
}

export const stateArrives: MetaMaskChange = {
  name: 'the state arrives',
  background: 'answers its state',
  wallet: [],
}

const subscription = `0x${'cd'.repeat(16)}`

/** Both sides return a subscription id. The compared lines mask such ids, so they may differ. */
export const subscribes: MetaMaskAnswer = answers(subscription)

export const newHead = (head: Json): MetaMaskChange => ({
  name: 'a new block',
  background: [{ method: 'eth_subscription', params: { subscription, result: head } }],
  wallet: [],
  head,
})
