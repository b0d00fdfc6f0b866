import type { Step, Group, State } from '../State.ts'
import { connectedPage, firstNoticeButton, open, pick, notice } from './steps.ts'

const code = "dialog .ts-pair [role='img']"
const asked: readonly Step[] = [open, pick('walletconnect')]

/** Returns a state in which the user pairs a phone with WalletConnect. `more` sets the behaviour of relay and phone. */
const paired = (id: string, title: string, more: Partial<State>): State => ({
  id: `pair-${id}`,
  title,
  pairing: {},
  steps: asked,
  shows: notice('alert'),
  ...more,
})

export const phonePairing: Group = {
  title: 'A wallet on a phone',
  states: [
    paired('code', 'The code', { shows: code }),
    paired('reaching', 'The code, and the relay has not answered yet', {
      pairing: { relay: 'silent' },
      shows: code,
    }),
    paired('unreachable', 'The relay does not answer', {
      pairing: { relay: 'silent' },
      timers: { from: 15_000, to: 15_000, end: 'at once' },
    }),
    paired('misconfigured', 'The relay turns the app away', { pairing: { relay: 'refuses' } }),
    paired('clock', 'The clock of this device is wrong', { pairing: { relay: 'clock' } }),
    paired('expired', 'The last code expired before a scan', {
      timers: { from: 265_000, to: 300_000, end: 'at once' },
    }),
    paired('declined', 'Declined on the phone', {
      pairing: { phone: { error: { code: 5000, message: 'User rejected.' } } },
      shows: notice('status'),
    }),
    paired('refused', 'The wallet did not accept it', {
      pairing: { phone: { error: { code: 7001, message: 'No session for you' } } },
    }),
    paired('networks', 'The wallet has none of the networks', {
      pairing: { phone: { error: { code: 5100, message: 'Unsupported chains.' } } },
    }),
    paired('unloaded', 'The code of WalletConnect was lost', {
      missingChunk: '/createRemoteProviders.ts',
    }),
    paired('cancelled', 'Cancelled', {
      steps: [...asked, { see: code }, firstNoticeButton],
      shows: notice('status'),
    }),
    paired('connected', 'Connected', {
      pairing: { phone: 'approves' },
      steps: [...asked, { see: connectedPage }],
      shows: 'main .ts-facts.pair',
    }),
    paired('switching', 'Approved on another network, and asked for ours', {
      pairing: { phone: 'elsewhere' },
      shows: `[data-view='attempt'] > .ts-notice[data-busy='true']`,
    }),
    paired('binance', 'Binance, by a code', { steps: [open, pick('binance')], shows: code }),
    paired('list', 'The wallets, on a phone', {
      phone: true,
      steps: [open],
      shows: "dialog a[data-wallet='rainbow']",
    }),
    paired('app', 'On the phone itself', {
      phone: true,
      wallets: [],
      steps: [open, pick('walletconnect')],
      shows: 'dialog .ts-pair a',
    }),
  ],
}
