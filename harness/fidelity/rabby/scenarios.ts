import { alice, bob } from '../scenario/scenarioAccounts.ts'
import { payload, request, stateReads } from '../scenario/scenario.ts'
import {
  accountsBecome,
  answers,
  chainBecomes,
  connects,
  disconnects,
  fails,
  locks,
  reconnects,
  refuses,
  rejected,
  revokes,
  siteIsRemoved,
  switches,
  tabIsShown,
  unlocks,
} from './scenarioSteps.ts'
import type { RabbyScenario } from './types.ts'

const events = [
  'connect',
  'disconnect',
  'close',
  'accountsChanged',
  'chainChanged',
  'networkChanged',
  'lock',
  'unlock',
]
const connected = {
  background: { chainId: '0x38', networkVersion: '56' },
  wallet: { permitted: [alice], chainId: 56 },
}

/**
 * Scenarios that compare the Rabby persona with the real page provider (index.ts and pushEventHandlers.ts of
 * `@rabby-wallet/page-provider`).
 */
export const scenarios: readonly RabbyScenario[] = [
  {
    id: 'start.stranger',
    title: '`connect` fires even for a site never connected, on chain 1.',
    events,
    steps: stateReads,
  },
  {
    id: 'start.connected',
    title: 'A connected site gets `connect` and nothing else.',
    start: connected,
    events,
    steps: stateReads,
  },
  {
    id: 'start.hiddenTab',
    title: 'A hidden tab hears nothing and its requests wait until it is shown.',
    start: { hidden: true },
    events,
    steps: [
      { ...request('eth_chainId'), answer: answers('0x1') },
      { change: tabIsShown },
      ...stateReads,
    ],
  },
  {
    id: 'connect.approved',
    title: 'Events come before the result: accounts, then the chain that the user chose.',
    events,
    steps: [{ ...request('eth_requestAccounts'), answer: connects(alice, 56) }, ...stateReads],
  },
  {
    id: 'connect.rejected',
    title: 'A rejection is a plain object.',
    events,
    steps: [{ ...request('eth_requestAccounts'), answer: rejected('eth_requestAccounts') }],
  },
  {
    id: 'accounts.firstOnly',
    title: 'Reports only a change of the first account.',
    start: connected,
    events,
    steps: [
      { change: accountsBecome(bob) },
      { change: accountsBecome(bob) },
      { change: accountsBecome() },
      ...stateReads,
    ],
  },
  {
    id: 'chain.changes',
    title: '`chainChanged` hex, then `networkChanged` decimal; the same chain says nothing.',
    start: connected,
    events,
    steps: [{ change: chainBecomes(1) }, { change: chainBecomes(1) }, ...stateReads],
  },
  {
    id: 'chain.switch',
    title: 'A known chain: no popup, events before the result.',
    start: connected,
    events,
    steps: [
      { ...request('wallet_switchEthereumChain', [{ chainId: '0x1' }]), answer: switches(1) },
      ...stateReads,
    ],
  },
  {
    id: 'chain.switchUnknown',
    title: 'An unknown chain: the page wraps the 4902 of the background into -32603.',
    start: connected,
    events,
    steps: [
      {
        ...request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }]),
        answer: refuses({
          code: 4902,
          message:
            'Unrecognized chain ID "0x7a69". Try adding the chain using wallet_switchEthereumChain first.',
        }),
      },
    ],
  },
  {
    id: 'lock.thenUnlock',
    title: 'A lock takes the accounts away; unlocking does not give them back.',
    start: connected,
    events,
    steps: [{ change: locks }, ...stateReads, { change: unlocks }, ...stateReads],
  },
  {
    id: 'revoke.byRequest',
    title: '`wallet_revokePermissions`: `accountsChanged []`, then null; no `disconnect`.',
    start: connected,
    events,
    steps: [
      { ...request('wallet_revokePermissions', [{ eth_accounts: {} }]), answer: revokes },
      ...stateReads,
    ],
  },
  {
    id: 'revoke.byPerson',
    title: 'Disconnecting the site in the wallet says the same.',
    start: connected,
    events,
    steps: [{ change: siteIsRemoved }, ...stateReads],
  },
  {
    id: 'disconnect',
    title: 'A `disconnect` of the wallet: no accounts, a 4900 error, and `close` of old.',
    start: connected,
    events,
    steps: [{ change: disconnects }, ...stateReads],
  },
  ...[
    { code: 4001, message: 'user cancel' },
    {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    },
    { code: 4902, message: 'Unrecognized chain ID "0x61".' },
    { code: -32001, message: 'Already processing connect. Please wait.' },
    { code: -32601, message: "method [foo] doesn't has corresponding handler" },
    { code: -32602, message: 'chainId should be same as current chainId' },
    { code: -32603, message: 'wrapped', data: { cause: 1 } },
    { code: 5000, message: 'a code that no specification has' },
    { message: 'This chain is not supported by Rabby yet.' },
  ].map((error) => ({
    id: `error.${'code' in error ? error.code : 'none'}`,
    title: 'Codes that EIP-1193 and EIP-1474 name pass; any other becomes -32603.',
    start: connected,
    steps: [{ ...request('eth_chainId'), answer: fails('eth_chainId', error) }],
  })),
  {
    id: 'legacy.calls',
    title: 'The calls of old.',
    start: connected,
    steps: [
      { call: 'enable', answer: reconnects(alice) },
      { call: 'net_version', answer: answers('56') },
      { call: 'send', as: 'method', args: ['eth_chainId'], answer: answers('0x38') },
      {
        call: 'send',
        as: 'callback',
        args: [payload('eth_chainId', 7), '$callback'],
        answer: answers('0x38'),
      },
      { call: 'send', as: 'accounts', args: [payload('eth_accounts', 1)] },
      { call: 'send', as: 'coinbase', args: [payload('eth_coinbase', 2)] },
      { call: 'send', as: 'version', args: [payload('net_version', 3)] },
      {
        call: 'sendAsync',
        args: [payload('eth_chainId', 8), '$callback'],
        answer: answers('0x38'),
      },
    ],
  },
  {
    id: 'legacy.sendAsyncFails',
    title: 'A failed `sendAsync` gives the error twice.',
    start: connected,
    steps: [
      {
        call: 'sendAsync',
        args: [payload('eth_foo', 9), '$callback'],
        answer: fails('eth_foo', { code: -32601, message: 'no' }),
      },
    ],
  },
  {
    id: 'bad.null',
    title: 'No argument is a TypeError, not an RPC error.',
    start: connected,
    steps: [
      { call: 'request', as: 'nothing', args: [] },
      { call: 'request', as: 'null', args: [null] },
    ],
  },
  {
    id: 'surface.flags',
    title: 'It says that it is Rabby and that it is MetaMask.',
    start: connected,
    steps: [
      { read: 'isRabby' },
      { read: '_isRabby' },
      { read: 'isMetaMask' },
      { read: '_metamask.isUnlocked()' },
      { read: 'descriptor of window.ethereum' },
      { read: 'window.ethereum is the provider' },
      { read: 'window.ethereum flags' },
      { page: 'delete request' },
    ],
  },
  {
    id: 'surface.announced',
    title: 'Announced at once and on each request.',
    window: true,
    start: connected,
    steps: [{ page: 'ask for announcements' }],
  },
  {
    id: 'surface.metaMaskMode',
    title: 'In MetaMask mode it announces itself twice, with one provider.',
    window: true,
    start: { ...connected, metaMaskMode: true },
    steps: [{ read: 'isRabby' }, { read: 'isMetaMask' }, { page: 'ask for announcements' }],
  },
]
