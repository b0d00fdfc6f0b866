import { alice, bob } from '../../transcript/people.ts'
import {
  accountsBecome,
  answers,
  approved,
  fails,
  rejected,
  replies,
  saysAccounts,
} from '../told.ts'
import type { MetaMaskScenario } from '../types.ts'

const requestAccounts = [{ method: 'eth_requestAccounts' }]
const readAccounts = [{ method: 'eth_accounts' }]
const userRejected = { code: 4001, message: 'User rejected the request.' }
const seenByAlice = { background: { accounts: [alice] }, wallet: { permitted: [alice] } }

/** How accounts come and go (BaseProvider `_rpcRequest`, `_handleAccountsChanged`). */
export const accounts = [
  {
    id: 'accounts.eventBeforeAnswer',
    title: '`accountsChanged` fires before `eth_requestAccounts` resolves.',
    steps: [
      {
        call: 'request',
        args: requestAccounts,
        answer: approved('eth_requestAccounts', [alice]),
      },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.readTwice',
    title: 'A reply that says nothing new fires nothing.',
    start: seenByAlice,
    steps: [
      { call: 'request', args: readAccounts, answer: answers([alice]) },
      { call: 'request', args: requestAccounts, answer: answers([alice]) },
    ],
  },
  {
    id: 'accounts.replyTellsNews',
    title:
      'A reply with other accounts fires `accountsChanged`; after `eth_accounts` it is logged.',
    start: seenByAlice,
    steps: [{ call: 'request', args: readAccounts, answer: replies('eth_accounts', [bob]) }],
  },
  {
    id: 'accounts.rejectedWhenEmpty',
    title: 'A rejected connection with no accounts seen before fires nothing.',
    steps: [
      {
        call: 'request',
        args: requestAccounts,
        answer: rejected('eth_requestAccounts', userRejected),
      },
    ],
  },
  {
    id: 'accounts.failureCountsAsNone',
    title: 'A failed `eth_requestAccounts` counts as no accounts, though the permission is there.',
    start: seenByAlice,
    steps: [
      {
        call: 'request',
        args: requestAccounts,
        answer: fails('eth_requestAccounts', userRejected),
      },
      { read: 'selectedAddress' },
      { call: 'request', args: readAccounts, answer: answers([alice]) },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.sameListOnce',
    title: 'The same list twice is one event; another one is another.',
    start: seenByAlice,
    steps: [
      { happens: accountsBecome(alice) },
      { happens: accountsBecome(bob, alice) },
      { happens: accountsBecome(bob, alice) },
      { happens: accountsBecome() },
      { happens: accountsBecome() },
    ],
  },
  {
    id: 'accounts.payloadIsACopy',
    title: 'A listener that spoils its payload changes nothing for the next one to read.',
    start: seenByAlice,
    steps: [
      { listen: 'accountsChanged', manner: 'spoils' },
      { happens: accountsBecome(bob) },
      { happens: accountsBecome(bob) },
      { call: 'request', args: readAccounts, answer: answers([bob]) },
    ],
  },
  {
    id: 'accounts.notAnArray',
    title: 'Accounts that are no array are logged and count as none.',
    start: seenByAlice,
    steps: [
      { call: 'request', args: readAccounts, answer: replies('eth_accounts', 'none') },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.notStrings',
    title: 'An account that is no string is logged and the list counts as empty.',
    start: seenByAlice,
    steps: [
      { call: 'request', args: readAccounts, answer: replies('eth_accounts', [7]) },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.sentNotStrings',
    title: 'The same when the wallet sends them unasked.',
    start: seenByAlice,
    steps: [{ happens: saysAccounts([7]) }, { read: 'selectedAddress' }],
  },
  {
    id: 'accounts.asSent',
    title: 'Addresses stay as the wallet sent them.',
    steps: [
      {
        call: 'request',
        args: requestAccounts,
        answer: replies('eth_requestAccounts', ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']),
      },
      { read: 'selectedAddress' },
    ],
  },
] satisfies MetaMaskScenario[]
