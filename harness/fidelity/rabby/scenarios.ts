import { alice, bob } from '../scenario/scenarioAccounts.ts'
import { answers, fails, rejected } from '../scenario/answers.ts'
import { payload, request, sendAsync, stateReads, usualEvents } from '../scenario/scenario.ts'
import {
  accountsBecome,
  chainBecomes,
  connects,
  disconnects,
  locks,
  reconnects,
  refuses,
  revokes,
  siteIsRemoved,
  switches,
  tabIsShown,
  unlocks,
} from './scenarioSteps.ts'
import type { RabbyScenario } from './types.ts'

const events = [...usualEvents, 'close', 'lock', 'unlock']
const connected = {
  background: { chainId: '0x38', networkVersion: '56' },
  wallet: { permitted: [alice], chainId: 56 },
}

const list: readonly RabbyScenario[] = [
  {
    id: 'start.stranger',
    title: '`connect` fires even for a site never connected, on chain 1.',
    start: {},
    steps: stateReads,
  },
  {
    id: 'start.connected',
    title: 'A connected site gets `connect` and nothing else.',
    steps: stateReads,
  },
  {
    id: 'start.hiddenTab',
    title: 'A hidden tab hears nothing and its requests wait until it is shown.',
    start: { hidden: true },
    steps: [
      { ...request('eth_chainId'), answer: answers('0x1') },
      { change: tabIsShown },
      ...stateReads,
    ],
  },
  {
    id: 'connect.approved',
    title: 'Events come before the result: accounts, then the chain that the user chose.',
    start: {},
    steps: [{ ...request('eth_requestAccounts'), answer: connects(alice, 56) }, ...stateReads],
  },
  {
    id: 'connect.rejected',
    title: 'A rejection is a plain object.',
    start: {},
    steps: [
      {
        ...request('eth_requestAccounts'),
        answer: rejected({ code: 4001, message: 'User rejected the request.' }),
      },
    ],
  },
  {
    id: 'accounts.firstOnly',
    title: 'Reports only a change of the first account.',
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
    steps: [{ change: chainBecomes(1) }, { change: chainBecomes(1) }, ...stateReads],
  },
  {
    id: 'chain.switch',
    title: 'A known chain: no popup, events before the result.',
    steps: [
      { ...request('wallet_switchEthereumChain', [{ chainId: '0x1' }]), answer: switches(1) },
      ...stateReads,
    ],
  },
  {
    id: 'chain.switchUnknown',
    title: 'An unknown chain: the page wraps the 4902 of the background into -32603.',
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
    steps: [{ change: locks }, ...stateReads, { change: unlocks }, ...stateReads],
  },
  {
    id: 'revoke.byRequest',
    title: '`wallet_revokePermissions`: `accountsChanged []`, then null; no `disconnect`.',
    steps: [
      { ...request('wallet_revokePermissions', [{ eth_accounts: {} }]), answer: revokes },
      ...stateReads,
    ],
  },
  {
    id: 'revoke.byPerson',
    title: 'Disconnecting the site in the wallet says the same.',
    steps: [{ change: siteIsRemoved }, ...stateReads],
  },
  {
    id: 'disconnect',
    title: 'A `disconnect` of the wallet: no accounts, a 4900 error, and `close` of old.',
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
    steps: [{ ...request('eth_chainId'), answer: fails(error) }],
  })),
  {
    id: 'legacy.calls',
    title: 'The calls of old.',
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
      { ...sendAsync('eth_chainId', 8), answer: answers('0x38') },
    ],
  },
  {
    id: 'legacy.sendAsyncFails',
    title: 'A failed `sendAsync` gives the error twice.',
    steps: [{ ...sendAsync('eth_foo', 9), answer: fails({ code: -32601, message: 'no' }) }],
  },
  {
    id: 'bad.null',
    title: 'No argument is a TypeError, not an RPC error.',
    steps: [
      { call: 'request', as: 'nothing', args: [] },
      { call: 'request', as: 'null', args: [null] },
    ],
  },
  {
    id: 'surface.flags',
    title: 'It says that it is Rabby and that it is MetaMask.',
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

/**
 * Scenarios of Rabby's page provider (index.ts and pushEventHandlers.ts of `@rabby-wallet/page-provider`). The site is
 * connected, unless a scenario has another start.
 */
export const scenarios = list.map((scenario) => ({ start: connected, events, ...scenario }))
