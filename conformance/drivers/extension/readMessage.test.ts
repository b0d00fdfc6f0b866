import { expect, test } from 'vitest'
import type { AppWallet, WalletMessage } from './AppWallet.ts'
import { readMessage as metamask } from './metamask/readMessage.ts'
import { readMessage as rabby } from './rabby/readMessage.ts'
import { readMessage as rainbow } from './rainbow/readMessage.ts'

type Read = AppWallet['readMessage']

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

const call: WalletMessage = { kind: 'call', method, params: [], id: 7 }
const answer: WalletMessage = { kind: 'answer', id: 7, value: ['0xa'], failed: false }
const failure: WalletMessage = { kind: 'answer', id: 7, value: rejection, failed: true }
const account: WalletMessage = { kind: 'event', event: 'accountsChanged', data: ['0xa'] }
const noAccounts: WalletMessage = { kind: 'event', event: 'accountsChanged', data: [] }
const chain: WalletMessage = { kind: 'event', event: 'chainChanged', data: { chainId: '0x38' } }

test.each<[string, Read, unknown, WalletMessage]>([
  [
    'MetaMask: a request',
    metamask,
    ofMetaMask('contentscript', { id: 7, method, params: [] }),
    call,
  ],
  ['MetaMask: a result', metamask, ofMetaMask('inpage', { id: 7, result: ['0xa'] }), answer],
  ['MetaMask: an error', metamask, ofMetaMask('inpage', { id: 7, error: rejection }), failure],
  [
    'MetaMask: an event',
    metamask,
    ofMetaMask('inpage', { method: 'metamask_accountsChanged', params: ['0xa'] }),
    account,
  ],
  [
    'Rabby: a request',
    rabby,
    ofRabby('content-script', 'request', { ident: 7, data: { method, params: [] } }),
    call,
  ],
  [
    'Rabby: a result',
    rabby,
    ofRabby('page-provider', 'response', { ident: 7, res: ['0xa'] }),
    answer,
  ],
  [
    'Rabby: an error',
    rabby,
    ofRabby('page-provider', 'response', { ident: 7, err: rejection }),
    failure,
  ],
  [
    'Rabby: accounts',
    rabby,
    ofRabby('page-provider', 'message', { event: 'accountsChanged', data: ['0xa'] }),
    account,
  ],
  [
    'Rabby: a lost permission',
    rabby,
    ofRabby('page-provider', 'message', { event: 'disconnect' }),
    noAccounts,
  ],
  [
    'Rabby: a chain',
    rabby,
    ofRabby('page-provider', 'message', { event: 'chainChanged', data: { chain: '0x38' } }),
    chain,
  ],
  [
    'Rainbow: a request',
    rainbow,
    { topic: '> providerRequest', id: 7, payload: { id: 7, method, params: [] } },
    call,
  ],
  [
    'Rainbow: a result',
    rainbow,
    { topic: '< providerRequest', id: 7, payload: { response: { id: 7, result: ['0xa'] } } },
    answer,
  ],
  [
    'Rainbow: an error',
    rainbow,
    { topic: '< providerRequest', id: 7, payload: { response: { id: 7, error: rejection } } },
    failure,
  ],
  ['Rainbow: an account', rainbow, { topic: '> accountsChanged:site:80', payload: '0xa' }, account],
  ['Rainbow: a chain', rainbow, { topic: '> chainChanged:site:80', payload: 56 }, chain],
  [
    'Rainbow: a lost permission',
    rainbow,
    { topic: '> disconnect:site:80', payload: null },
    noAccounts,
  ],
])('%s', (_, readMessage, message, expected) => {
  expect(readMessage(message)).toEqual(expected)
})

test.each([
  ['MetaMask', metamask],
  ['Rabby', rabby],
  ['Rainbow', rainbow],
])('%s: ignores messages of the page', (_, readMessage) => {
  for (const message of [
    undefined,
    null,
    'text',
    5,
    {},
    { target: 'other', data: {} },
    { topic: 1 },
  ])
    expect(readMessage(message)).toBeUndefined()
})
