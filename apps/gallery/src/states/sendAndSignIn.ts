import type { Step, Group, State } from '../State.ts'
import { accounts, metaMask } from '../environment/metaMaskScript.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { connect } from './steps.ts'
import { createErrorAnswer, declined, walletErrors } from './errorAnswers.ts'

const opener = 'main .ts-actions button[aria-expanded]'
const panel = 'main .panel'
const message = '.said:not(:empty)'
const panelMessage = `${panel} ${message}`
/** Selector of the message while the wallet shows a prompt: the panel has no primary button then. */
const promptMessage = `${panel}:not(:has(.ts-primary)) ${message}`
/** Selector of the message after the wallet's answer: the panel then has a button that asks the wallet again. */
const answerMessage = `${panel}:has(.ts-primary[type='button']) ${message}`
const finalMessage = `${panel}:not(:has(dl)) ${message}`

const send: readonly Step[] = [...connect, { press: `${opener}:first-child` }]
const filled: readonly Step[] = [
  ...send,
  { type: `${panel} [name='to']`, text: accounts[1] },
  { type: `${panel} [name='amount']`, text: '0.25' },
  { press: `${panel} [type='submit']` },
  { see: `${panel} dl` },
]
const sent: readonly Step[] = [...filled, { press: `${panel} .ts-primary:not([type='submit'])` }]
const line = (state: string) => `.transactions [data-state='${state}']`
const hash = { result: `0x${'ab'.repeat(32)}` }
const signIn: readonly Step[] = [...connect, { press: `${opener}:last-child` }]

/** Returns a state in which the user sends a transfer and the wallet gives this response. */
const answered = (id: string, title: string, eth_sendTransaction: Answer): State => ({
  id: `send-${id}`,
  title: `Send: ${title}`,
  wallets: [metaMask({ eth_sendTransaction })],
  steps: sent,
  shows:
    eth_sendTransaction === 'never'
      ? promptMessage
      : 'result' in eth_sendTransaction
        ? finalMessage
        : answerMessage,
})

/** Returns a state in which the app lists a sent transaction. `state` is the transaction's state in that list. */
const seen = (state: string, title: string, more: Partial<State>): State => ({
  ...answered(`sent-${state}`, `sent, ${title}`, hash),
  shows: line(state),
  ...more,
})

const receipt = (status: string) => ({
  nodes: { eth_getTransactionReceipt: { result: { status } } },
})

/** Session of an earlier sign-in; expires on 2100-01-01. */
const session = { address: accounts[0], chainId: 56, expiresAt: 4_102_444_800_000 }
const stored = { 'touchstone.signin': session }

/** Returns a state in which the user signs in and the wallet gives this response. */
const signed = (id: string, title: string, personal_sign: Answer): State => ({
  id: `sign-in-${id}`,
  title: `Sign in: ${title}`,
  wallets: [metaMask({ personal_sign })],
  steps: [...signIn, { press: `${panel} .ts-primary` }],
  shows: personal_sign === 'never' ? promptMessage : answerMessage,
})

export const sendAndSignIn: Group = {
  title: 'Sending and signing in',
  states: [
    { id: 'send', title: 'Send: the form', steps: send, shows: `${panel} form` },
    {
      id: 'send-mistakes',
      title: 'Send: what is wrong with what was entered',
      steps: [...send, { press: `${panel} [type='submit']` }],
      shows: `${panel} [aria-invalid='true']`,
    },
    { id: 'send-check', title: 'Send: the preview', steps: filled, shows: `${panel} dl` },
    {
      id: 'send-check-refused',
      title: 'Send: the preview, and the network says that it would fail',
      nodes: {
        eth_estimateGas: createErrorAnswer(3, 'execution reverted'),
        eth_getCode: { result: '0x6080' },
      },
      steps: filled,
      shows: `${panel} .warnings li + li`,
    },
    answered('waiting', 'a prompt is open', 'never'),
    {
      ...answered('stopped', 'waited for no longer', 'never'),
      steps: [...sent, { see: promptMessage }, { press: `${panel} .ts-actions button` }],
      shows: answerMessage,
    },
    answered('declined', 'declined', declined),
    ...walletErrors.map(([id, title, answer]) => answered(id, title, answer)),
    answered(
      'no-funds',
      'not enough for it',
      createErrorAnswer(-32000, 'insufficient funds for gas'),
    ),
    answered('sent', 'sent', hash),
    seen('confirmed', 'and confirmed', receipt('0x1')),
    seen('reverted', 'and failed on the network', receipt('0x0')),
    seen('unseen', 'and no node knows of it', {
      // The app shows this state after 27 look-ups. `first` is higher, because other timers of the page count too.
      timers: { from: 1_000, to: 5_000, end: 'at once', first: 40 },
    }),
    seen('unreachable', 'and no node answers', { broken: 'nodes' }),
    { id: 'sign-in', title: 'Sign in', steps: signIn, shows: panel },
    signed('waiting', 'a prompt is open', 'never'),
    signed('declined', 'declined', declined),
    ...walletErrors.map(([id, title, answer]) => signed(id, title, answer)),
    signed('bad-signature', 'the signature is another one', { result: `0x${'11'.repeat(65)}` }),
    { id: 'signed-in', title: 'Signed in', stored, steps: connect, shows: panelMessage },
    {
      id: 'signed-out',
      title: 'Signed out',
      stored,
      steps: [...connect, { see: panelMessage }, { press: `${panel} .ts-actions button` }],
      shows: answerMessage,
    },
    {
      id: 'signed-in-ended',
      title: 'Signed in, and the wallet chose another account',
      stored,
      steps: [...connect, { see: panelMessage }, { emit: 'accountsChanged', value: [accounts[1]] }],
      shows: answerMessage,
    },
  ],
}
