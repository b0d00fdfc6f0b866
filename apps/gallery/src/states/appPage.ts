import type { Group, State } from '../State.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { accounts, metaMask } from '../environment/metaMaskScript.ts'
import { close, connect, connectedPage, open, pick } from './steps.ts'
import { createErrorAnswer, declined } from './errorAnswers.ts'

const intent = { wallet: 'metamask', account: accounts[0], chainId: 56 }
const stored = { 'touchstone.connection': intent }
const granted = { granted: true }
const sentence = (status: string) => `[data-status='${status}'] [role='status']:not(:empty)`

const copyDiagnostics = { press: '.diagnostics button' }
const unfold = { press: '.others summary' }

/** Returns a state in which the user asks the wallet for other accounts, and the wallet gives this response. */
const chosen = (id: string, title: string, wallet_requestPermissions: Answer): State => ({
  id: `others-${id}`,
  title: `Other accounts: ${title}`,
  wallets: [metaMask({ wallet_requestPermissions })],
  steps: [...connect, unfold, { press: '.others button' }],
  shows: '.others p:not(.soft):not(:empty)',
})

export const appPage: Group = {
  title: 'The page',
  states: [
    { id: 'disconnected', title: 'Not connected', steps: [], shows: sentence('disconnected') },
    {
      id: 'choices',
      title: 'Language and theme, unfolded',
      steps: [{ press: '.choices summary' }],
      shows: '.choices[open] select',
    },
    {
      id: 'restoring',
      title: 'Restoring',
      stored,
      wallets: [metaMask({ eth_accounts: 'never' }, granted)],
      timers: { from: 4_000, to: 6_000, end: 'never' },
      steps: [],
      shows: "button[data-status='reconnecting']",
    },
    {
      id: 'not-restored',
      title: 'The wallet is locked, or shares no account any more',
      stored,
      steps: [],
      shows: sentence('disconnected'),
    },
    { id: 'connected', title: 'Connected', steps: connect, shows: connectedPage },
    {
      id: 'connected-many',
      title: 'Several accounts',
      wallets: [metaMask({}, { accounts })],
      steps: connect,
      shows: sentence('connected'),
    },
    {
      id: 'others',
      title: 'Several accounts, and the way to choose others',
      wallets: [metaMask({}, { accounts })],
      steps: [...connect, unfold],
      shows: '.others[open] li',
    },
    chosen('declined', 'declined', declined),
    chosen('unsupported', 'the wallet offers no choice', createErrorAnswer(4200)),
    {
      id: 'connected-elsewhere',
      title: 'On another network of the app',
      steps: [...connect, { emit: 'chainChanged', value: '0x1' }],
      shows: '.banner button',
    },
    {
      id: 'connected-nowhere',
      title: 'On a network that the app lacks',
      steps: [...connect, { emit: 'chainChanged', value: '0x61' }],
      shows: '.banner button',
    },
    {
      id: 'offline',
      title: 'Offline',
      steps: [{ see: '.ts-connect' }, { do: 'offline' }],
      shows: 'main .banner',
    },
    {
      id: 'diagnostics',
      title: 'Diagnostics are copied',
      clipboard: 'takes',
      steps: [...connect, copyDiagnostics],
      shows: '.diagnostics [aria-live]:not(:empty)',
    },
    {
      id: 'diagnostics-refused',
      title: 'The browser does not let diagnostics be copied',
      clipboard: 'refuses',
      steps: [...connect, copyDiagnostics],
      shows: '.diagnostics textarea',
    },
    {
      id: 'balance-reading',
      title: 'The balance is being read',
      nodes: { eth_call: 'never' },
      steps: connect,
      shows: '.others',
    },
    {
      id: 'nodes-down',
      title: 'The balance cannot be read',
      broken: 'nodes',
      steps: connect,
      shows: 'main .ts-link',
    },
    {
      id: 'waiting-in-page',
      title: 'The dialog is closed, the wallet still asked',
      wallets: [metaMask({ eth_requestAccounts: 'never' })],
      steps: [open, pick('metamask'), close],
      shows: "main .ts-notice[data-busy='true']",
    },
    {
      id: 'ended-by-wallet',
      title: 'The wallet disconnected',
      steps: [...connect, { emit: 'accountsChanged', value: [] }],
      shows: sentence('disconnected'),
    },
    {
      id: 'broken',
      title: 'Something broke',
      broken: 'dialog',
      steps: [open],
      shows: '.ts-crash button',
    },
  ],
}
