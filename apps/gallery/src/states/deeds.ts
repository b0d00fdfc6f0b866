import type { Act, Group, State } from '../State.ts'
import { accounts, metaMask, type Answer } from '../world/WalletScript.ts'
import { connect } from './acts.ts'

const declined = { error: { code: 4001, message: 'User rejected the request.' } }
const opener = 'main .ts-actions button[aria-expanded]'
const panel = 'main .panel'
const said = `${panel} .said:not(:empty)`

const send: readonly Act[] = [...connect, { press: `${opener}:first-child` }]
const filled: readonly Act[] = [
  ...send,
  { type: `${panel} [name='to']`, text: accounts[1] },
  { type: `${panel} [name='amount']`, text: '0.25' },
  { press: `${panel} [type='submit']` },
  { see: `${panel} dl` },
]
const sent: readonly Act[] = [...filled, { press: `${panel} .ts-primary:not([type='submit'])` }]
const signIn: readonly Act[] = [...connect, { press: `${opener}:last-child` }]

/** A sending that the wallet answers so. */
const answered = (id: string, title: string, eth_sendTransaction: Answer): State => ({
  id: `send-${id}`,
  title: `Send: ${title}`,
  wallets: [metaMask({ eth_sendTransaction })],
  acts: sent,
  shows: said,
})

/** A signing in that the wallet answers so. */
const signed = (id: string, title: string, personal_sign: Answer): State => ({
  id: `sign-in-${id}`,
  title: `Sign in: ${title}`,
  wallets: [metaMask({ personal_sign })],
  acts: [...signIn, { press: `${panel} .ts-primary` }],
  shows: said,
})

export const deeds: Group = {
  title: 'Sending and signing in',
  states: [
    { id: 'send', title: 'Send: the form', acts: send, shows: `${panel} form` },
    {
      id: 'send-mistakes',
      title: 'Send: what is wrong with what was entered',
      acts: [...send, { press: `${panel} [type='submit']` }],
      shows: `${panel} [aria-invalid='true']`,
    },
    { id: 'send-check', title: 'Send: the preview', acts: filled, shows: `${panel} dl` },
    answered('waiting', 'a prompt is open', 'never'),
    answered('declined', 'declined', declined),
    answered('sent', 'sent', { result: `0x${'ab'.repeat(32)}` }),
    { id: 'sign-in', title: 'Sign in', acts: signIn, shows: panel },
    signed('waiting', 'a prompt is open', 'never'),
    signed('declined', 'declined', declined),
  ],
}
