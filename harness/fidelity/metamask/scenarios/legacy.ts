import { payload, request, sendAsync } from '../../scenario/scenario.ts'
import { alice } from '../../scenario/scenarioAccounts.ts'
import { answers, fails } from '../../scenario/answers.ts'
import {
  approved,
  chainBecomes,
  connectedToAlice,
  newHead,
  replies,
  subscribes,
} from '../scenarioSteps.ts'
import type { MetaMaskScenario } from '../types.ts'

const notFound = {
  code: -32601,
  message: 'The method "eth_foo" does not exist / is not available.',
}

/**
 * Scenarios of the deprecated methods and events and their warnings (MetaMaskInpageProvider.ts of
 * `@metamask/providers`).
 */
export const legacy = [
  {
    id: 'legacy.enable',
    title: '`enable()` resolves with the accounts and warns once.',
    steps: [
      { call: 'enable', answer: approved([alice]) },
      { call: 'enable', answer: answers([alice]) },
    ],
  },
  {
    id: 'legacy.sendMethod',
    title: '`send(method, params?)` resolves with the whole response and warns once.',
    steps: [
      { call: 'send', args: ['eth_chainId'], answer: answers('0x38') },
      { call: 'send', args: ['eth_chainId', []], answer: answers('0x38') },
    ],
  },
  {
    id: 'legacy.sendMethodFails',
    title: "`send(method)` rejects with the wallet's error.",
    steps: [{ call: 'send', args: ['eth_foo'], answer: fails(notFound) }],
  },
  {
    id: 'legacy.sendSync',
    title: '`send(payload)` answers four methods synchronously and throws for the others.',
    start: connectedToAlice,
    steps: [
      { call: 'send', args: [payload('eth_accounts', 1)], as: 'accounts' },
      { call: 'send', args: [payload('eth_coinbase', 2)], as: 'coinbase' },
      { call: 'send', args: [payload('net_version', 3)], as: 'version' },
      {
        call: 'send',
        args: [payload('eth_uninstallFilter', 4)],
        as: 'filter',
        answer: answers(true),
      },
      { call: 'send', args: [payload('eth_blockNumber', 5)], as: 'block' },
      { call: 'send', args: [{ method: 'eth_accounts' }], as: 'bare' },
    ],
  },
  {
    id: 'legacy.sendSyncWithoutAccounts',
    title:
      'Without an account, synchronous `eth_accounts` is an empty list and `eth_coinbase` null.',
    steps: [
      { call: 'send', args: [payload('eth_accounts', 1)] },
      { call: 'send', args: [payload('eth_coinbase', 2)] },
    ],
  },
  {
    id: 'legacy.sendNothing',
    title: '`send()` throws.',
    steps: [{ call: 'send' }],
  },
  {
    id: 'legacy.sendWithCallback',
    title: '`send(payload, callback)` calls back with the whole response.',
    steps: [
      { call: 'send', args: [payload('eth_chainId', 7), '$callback'], answer: answers('0x38') },
    ],
  },
  {
    id: 'legacy.sendAsync',
    title: '`sendAsync(payload, callback)` calls back with the whole response, without a warning.',
    steps: [{ ...sendAsync('eth_chainId', 8), answer: answers('0x38') }],
  },
  {
    id: 'legacy.sendAsyncFails',
    title: 'The callback gets an error as its first argument and inside the response.',
    steps: [{ ...sendAsync('eth_foo', 9), answer: fails(notFound) }],
  },
  {
    id: 'legacy.sendAsyncAccounts',
    title: '`accountsChanged` fires before the callback.',
    steps: [{ ...sendAsync('eth_requestAccounts', 10), answer: approved([alice]) }],
  },
  {
    id: 'legacy.bound',
    title: 'Methods are bound: `const { request } = ethereum` works.',
    steps: [{ read: 'unbound request', answer: answers('0x38') }],
  },
  {
    id: 'legacy.eventWarnings',
    title: 'Listening to a deprecated event warns once.',
    events: [],
    steps: ['close', 'data', 'networkChanged', 'notification', 'data', 'chainChanged'].map(
      (listen) => ({ listen }),
    ),
  },
  {
    id: 'legacy.experimentalWarning',
    title: 'Reading `_metamask` warns once.',
    steps: [{ read: '_metamask.isUnlocked()' }, { read: '_metamask.isUnlocked()' }],
  },
  {
    id: 'legacy.methodWarnings',
    title:
      '`eth_decrypt`, `eth_getEncryptionPublicKey` and NFT `wallet_watchAsset` warn once each.',
    steps: ['eth_decrypt', 'eth_getEncryptionPublicKey', 'eth_decrypt', 'wallet_watchAsset'].map(
      (method) => ({
        call: 'request',
        args: [{ method, params: method === 'wallet_watchAsset' ? { type: 'ERC721' } : [] }],
        answer: replies('done'),
      }),
    ),
  },
  {
    id: 'legacy.removedListener',
    title: 'A removed listener is not called.',
    events: ['chainChanged'],
    steps: [
      { change: chainBecomes(1) },
      { unlisten: 'chainChanged' },
      { change: chainBecomes(56) },
    ],
  },
  {
    id: 'legacy.subscriptionWithoutListeners',
    title: 'A subscription without listeners causes no error.',
    events: [],
    steps: [
      { ...request('eth_subscribe', ['newHeads']), answer: subscribes },
      { change: newHead({ number: '0x1' }) },
    ],
  },
] satisfies MetaMaskScenario[]
