import type { WalletId, WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'
import { failureNotice } from './failureNotice.ts'
import type { Notice } from './Notice.ts'
import { isApproved, waitingNotice } from './waitingNotice.ts'
import { type WalletGroup, groupWallets } from './groupWallets.ts'

/** Requested view of the dialog. `dialogView` shows another view if the connection does not allow the requested one. */
export type ChosenView =
  | { at: 'wallets' }
  /** `opened`: the attempt began with a link that opens the wallet's app. */
  | { at: 'attempt'; wallet: WalletId; opened?: boolean }
  | { at: 'guide'; wallet: WalletId }
  | { at: 'account' }

export type DialogView = { title: Message; notice: Notice | undefined } & (
  | { kind: 'wallets'; groups: readonly WalletGroup[] }
  | {
      kind: 'attempt'
      wallet: WalletId
      /** Whether the view shows the pairing: a QR code, or on a phone a link to the wallet's app. */
      pairing: boolean
    }
  | { kind: 'guide'; wallet: WalletId; guide: Guide }
  | { kind: 'account' }
)

export type Guide = 'install' | 'binance' | 'walletconnect'

/** Returns the content of the dialog. Pure function. */
export function dialogView(options: dialogView.Options): DialogView {
  const { snapshot, chosen } = options
  if (chosen.at === 'guide') return guideView(options, chosen.wallet)
  if (chosen.at === 'account' && snapshot.status !== 'disconnected') return accountView(options)
  if (chosen.at === 'attempt') return attemptView(options, chosen.wallet) ?? walletsView(options)
  return walletsView(options)
}

export declare namespace dialogView {
  type Options = waitingNotice.Options & {
    rows: readonly WalletRow[]
    chosen: ChosenView
    dismissed: Error | undefined
    phone?: boolean | undefined
  }
}

function walletsView(options: dialogView.Options): DialogView {
  const { snapshot, rows, phone } = options
  const contested = snapshot.contested && rows.find(({ id }) => id === snapshot.intent)
  return {
    kind: 'wallets',
    title: { key: 'dialog.wallets' },
    notice: waitingNotice(options) ?? (contested && contestedNotice(contested)),
    groups: groupWallets(rows, phone),
  }
}

const contestedNotice = ({ claim }: WalletRow): Notice => ({
  tone: 'status',
  text: { key: 'state.contested', name: claim },
  buttons: [],
})

function attemptView(options: dialogView.Options, wallet: WalletId): DialogView | undefined {
  const { snapshot, remote } = options
  const failure = openFailure(options)
  const failed = failure?.act === 'connect' ? failureNotice(snapshot, failure) : undefined
  const waiting = snapshot.status === 'connecting' ? waitingNotice(options) : undefined
  const notice = waiting ?? failed
  if (notice === undefined && snapshot.status === 'disconnected') return undefined
  const sought = waiting !== undefined && remote !== undefined && !isApproved(snapshot)
  const pairing = sought && snapshot.wallet === wallet
  return { kind: 'attempt', title: { key: 'dialog.attempt', wallet }, notice, wallet, pairing }
}

function guideView({ rows }: dialogView.Options, wallet: WalletId): DialogView {
  const row = rows.find(({ id }) => id === wallet)
  // Without WalletConnect in the app, a wallet that is never in a page is out of reach: the guide says so.
  const unreachable = row?.remoteOnly && !row.remote
  const other = unreachable ? 'walletconnect' : 'install'
  const guide = wallet === 'binance' ? 'binance' : other
  const key = guide === 'install' ? 'dialog.install' : 'dialog.attempt'
  const notice = row?.installed ? foundNotice(wallet) : undefined
  return { kind: 'guide', title: { key, wallet }, notice, wallet, guide }
}

/** Returns the notice that a wallet was installed while its guide was open. It offers to connect without a reload. */
const foundNotice = (wallet: WalletId): Notice => ({
  tone: 'status',
  text: { key: 'install.found', wallet },
  buttons: [{ action: { do: 'connect', wallet }, label: { key: 'act.connect', wallet } }],
})

function accountView(options: dialogView.Options): DialogView {
  const failure = openFailure(options)
  const failed = failure && failureNotice(options.snapshot, failure)
  return {
    kind: 'account',
    title: { key: 'dialog.account' },
    notice: waitingNotice(options) ?? failed,
  }
}

const openFailure = ({ snapshot, dismissed }: dialogView.Options) =>
  snapshot.failure?.error === dismissed ? undefined : snapshot.failure
