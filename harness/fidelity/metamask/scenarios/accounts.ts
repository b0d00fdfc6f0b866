import { request } from '../../scenario/scenario.ts'
import { alice, bob } from '../../scenario/scenarioAccounts.ts'
import { answers, fails, rejected } from '../../scenario/answers.ts'
import {
  accountsBecome,
  approved,
  connectedToAlice,
  replies,
  saysAccounts,
} from '../scenarioSteps.ts'
import type { MetaMaskScenario } from '../types.ts'

const userRejected = { code: 4001, message: 'User rejected the request.' }

/**
 * Scenarios in which accounts change (`_rpcRequest` and `_handleAccountsChanged` in BaseProvider.ts of
 * `@metamask/providers`).
 */
export const accounts = [
  {
    id: 'accounts.eventBeforeAnswer',
    title: '`accountsChanged` fires before `eth_requestAccounts` resolves.',
    steps: [
      { ...request('eth_requestAccounts'), answer: approved([alice]) },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.readTwice',
    title: 'A response with the known accounts fires no event.',
    start: connectedToAlice,
    steps: [
      { ...request('eth_accounts'), answer: answers([alice]) },
      { ...request('eth_requestAccounts'), answer: answers([alice]) },
    ],
  },
  {
    id: 'accounts.replyTellsNews',
    title:
      'A response with other accounts fires `accountsChanged`; for `eth_accounts` it also logs an error.',
    start: connectedToAlice,
    steps: [{ ...request('eth_accounts'), answer: replies([bob]) }],
  },
  {
    id: 'accounts.rejectedWhenEmpty',
    title: 'A rejected connection fires no event when no account was known.',
    steps: [{ ...request('eth_requestAccounts'), answer: rejected(userRejected) }],
  },
  {
    id: 'accounts.failureCountsAsNone',
    title: 'A failed `eth_requestAccounts` clears the accounts, although the permission remains.',
    start: connectedToAlice,
    steps: [
      { ...request('eth_requestAccounts'), answer: fails(userRejected) },
      { read: 'selectedAddress' },
      { ...request('eth_accounts'), answer: answers([alice]) },
      { read: 'selectedAddress' },
    ],
  },
  {
    id: 'accounts.sameListOnce',
    title: 'The same list twice fires one event; a different list fires another.',
    start: connectedToAlice,
    steps: [
      { change: accountsBecome(alice) },
      { change: accountsBecome(bob, alice) },
      { change: accountsBecome(bob, alice) },
      { change: accountsBecome() },
      { change: accountsBecome() },
    ],
  },
  {
    id: 'accounts.payloadIsACopy',
    title: 'A listener that changes its payload does not affect later events or reads.',
    start: connectedToAlice,
    steps: [
      { listen: 'accountsChanged', manner: 'spoils' },
      { change: accountsBecome(bob) },
      { change: accountsBecome(bob) },
      { ...request('eth_accounts'), answer: answers([bob]) },
    ],
  },
  {
    id: 'accounts.notAnArray',
    title: 'Accounts that are not an array are logged and treated as an empty list.',
    start: connectedToAlice,
    steps: [{ ...request('eth_accounts'), answer: replies('none') }, { read: 'selectedAddress' }],
  },
  {
    id: 'accounts.notStrings',
    title: 'A list with an account that is not a string is logged and treated as empty.',
    start: connectedToAlice,
    steps: [{ ...request('eth_accounts'), answer: replies([7]) }, { read: 'selectedAddress' }],
  },
  {
    id: 'accounts.sentNotStrings',
    title: 'The same holds for an event with an account that is not a string.',
    start: connectedToAlice,
    steps: [{ change: saysAccounts([7]) }, { read: 'selectedAddress' }],
  },
  {
    id: 'accounts.asSent',
    title: 'Addresses keep the letter case that the wallet sent.',
    steps: [
      {
        ...request('eth_requestAccounts'),
        answer: replies(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']),
      },
      { read: 'selectedAddress' },
    ],
  },
] satisfies MetaMaskScenario[]
