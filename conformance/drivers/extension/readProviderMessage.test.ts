import { expect, test } from 'vitest'
import type { AppSuiteFacts, WalletMessage } from './AppSuiteFacts.ts'
import { metamask } from './metamask/index.ts'
import { rabby } from './rabby/index.ts'
import { rainbow } from './rainbow/index.ts'

type Read = AppSuiteFacts['readProviderMessage']

const method = 'eth_requestAccounts'
const rejection = { code: 4001, message: 'no' }

const ofMetaMask = (target: string, data: object) => ({
  target: `metamask-${target}`,
  data: { name: 'metamask-provider', data },
})
const ofRabby = (target: string, type: string, data: object) => ({
  target: `rabby-${target}`,
  data: { data: { type, data } },
})

const eventOfRabby = (event: string, data?: unknown) =>
  ofRabby('page-provider', 'message', { event, data })
const ofRainbow = (topic: string, payload: unknown) => ({ topic, id: 7, payload })

const call: WalletMessage = { kind: 'call', method, params: [], id: 7 }
const answer: WalletMessage = { kind: 'answer', id: 7, value: ['0xa'], failed: false }
const failure: WalletMessage = { kind: 'answer', id: 7, value: rejection, failed: true }
const account: WalletMessage = { kind: 'event', event: 'accountsChanged', data: ['0xa'] }
const noAccounts: WalletMessage = { kind: 'event', event: 'accountsChanged', data: [] }
const chain: WalletMessage = { kind: 'event', event: 'chainChanged', data: { chainId: '0x38' } }

const messages: [
  wallet: string,
  read: Read,
  messages: [message: object, expected: WalletMessage][],
][] = [
  [
    'MetaMask',
    metamask.appSuiteFacts.readProviderMessage,
    [
      [ofMetaMask('contentscript', { id: 7, method, params: [] }), call],
      [ofMetaMask('inpage', { id: 7, result: ['0xa'] }), answer],
      [ofMetaMask('inpage', { id: 7, error: rejection }), failure],
      [ofMetaMask('inpage', { method: 'metamask_accountsChanged', params: ['0xa'] }), account],
    ],
  ],
  [
    'Rabby',
    rabby.appSuiteFacts.readProviderMessage,
    [
      [ofRabby('content-script', 'request', { ident: 7, data: { method, params: [] } }), call],
      [ofRabby('page-provider', 'response', { ident: 7, res: ['0xa'] }), answer],
      [ofRabby('page-provider', 'response', { ident: 7, err: rejection }), failure],
      [eventOfRabby('accountsChanged', ['0xa']), account],
      [eventOfRabby('disconnect'), noAccounts],
      [eventOfRabby('chainChanged', { chain: '0x38' }), chain],
    ],
  ],
  [
    'Rainbow',
    rainbow.appSuiteFacts.readProviderMessage,
    [
      [ofRainbow('> providerRequest', { id: 7, method, params: [] }), call],
      [ofRainbow('< providerRequest', { response: { id: 7, result: ['0xa'] } }), answer],
      [ofRainbow('< providerRequest', { response: { id: 7, error: rejection } }), failure],
      [ofRainbow('> accountsChanged:site:80', '0xa'), account],
      [ofRainbow('> chainChanged:site:80', 56), chain],
      [ofRainbow('> disconnect:site:80', null), noAccounts],
    ],
  ],
]

test.each(messages)('reads the messages of %s', (_, read, all) => {
  for (const [message, expected] of all) expect(read(message)).toEqual(expected)
})

test.each(messages)('%s: ignores messages of the page', (_, read) => {
  const others = [undefined, null, 'text', 5, {}, { target: 'other', data: {} }, { topic: 1 }]
  for (const message of others) expect(read(message)).toBeUndefined()
})
