import type { Act, Group, State } from '../State.ts'
import { connectedPage, goOn, open, pick, said } from './acts.ts'

const code = "dialog .ts-pair [role='img']"
const asked: readonly Act[] = [open, pick('walletconnect')]

/** A WalletConnect pairing with this behaviour of the phone. */
const paired = (id: string, title: string, more: Partial<State>): State => ({
  id: `pair-${id}`,
  title,
  pairing: {},
  acts: asked,
  shows: said('alert'),
  ...more,
})

export const phones: Group = {
  title: 'A wallet on a phone',
  states: [
    paired('code', 'The code', { shows: code }),
    paired('reaching', 'The code, and the relay has not answered yet', {
      pairing: { relay: 'silent' },
      shows: code,
    }),
    paired('unreachable', 'The relay does not answer', {
      pairing: { relay: 'silent' },
      time: { from: 15_000, to: 15_000, end: 'at once' },
    }),
    paired('misconfigured', 'The relay turns the app away', { pairing: { relay: 'refuses' } }),
    paired('clock', 'The clock of this device is wrong', { pairing: { relay: 'clock' } }),
    paired('expired', 'Nobody scanned the last code in time', {
      time: { from: 265_000, to: 300_000, end: 'at once' },
    }),
    paired('declined', 'Declined on the phone', {
      pairing: { phone: { error: { code: 5000, message: 'User rejected.' } } },
      shows: said('status'),
    }),
    paired('refused', 'The wallet did not accept it', {
      pairing: { phone: { error: { code: 7001, message: 'No session for you' } } },
    }),
    paired('networks', 'The wallet has none of the networks', {
      pairing: { phone: { error: { code: 5100, message: 'Unsupported chains.' } } },
    }),
    paired('unloaded', 'The code of WalletConnect was lost', { loses: '/openSession.ts' }),
    paired('cancelled', 'Cancelled', {
      acts: [...asked, { see: code }, goOn],
      shows: said('status'),
    }),
    paired('connected', 'Connected', {
      pairing: { phone: 'approves' },
      acts: [...asked, { see: connectedPage }],
      shows: 'main .ts-facts.pair',
    }),
    paired('switching', 'Approved on another network, and asked for ours', {
      pairing: { phone: 'elsewhere' },
      shows: `[data-view='attempt'] > .ts-notice[data-busy='true']`,
    }),
    paired('binance', 'Binance, by a code', { acts: [open, pick('binance')], shows: code }),
    paired('list', 'The wallets, on a phone', {
      phone: 'Android',
      acts: [open],
      shows: "dialog a[data-wallet='rainbow']",
    }),
    paired('app', 'On the phone itself', {
      phone: 'Android',
      wallets: [],
      acts: [open, pick('walletconnect')],
      shows: 'dialog .ts-pair a',
    }),
  ],
}
