import type { Snapshot, WalletId, WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/say.ts'
import { failureNotice } from './failureNotice.ts'
import type { Notice } from './notice.ts'
import { waitingNotice } from './waitingNotice.ts'
import { type Group, walletGroups } from './walletGroups.ts'

/** Where in the dialog the person is; what is seen there follows from the connection. */
export type Place =
  | { at: 'wallets' }
  | { at: 'attempt'; wallet: WalletId }
  | { at: 'guide'; wallet: WalletId }
  | { at: 'account' }

/** What the dialog shows. */
export type DialogView =
  | { kind: 'wallets'; title: Message; notice: Notice | undefined; groups: readonly Group[] }
  | { kind: 'attempt'; title: Message; notice: Notice | undefined; wallet: WalletId }
  | { kind: 'guide'; title: Message; notice: undefined; wallet: WalletId; guide: Guide }
  | { kind: 'account'; title: Message; notice: Notice | undefined }

export type Guide = 'install' | 'binance' | 'walletconnect'

/** Decides the dialog as data: a pure function of the connection and of where the person is. */
export function dialogView(world: dialogView.World): DialogView {
  const { snapshot, place } = world
  if (place.at === 'guide') return guideView(place.wallet)
  if (place.at === 'account' && snapshot.status !== 'disconnected') return accountView(world)
  if (place.at === 'attempt') return attemptView(world, place.wallet) ?? walletsView(world)
  return walletsView(world)
}

export declare namespace dialogView {
  type World = {
    snapshot: Snapshot
    rows: readonly WalletRow[]
    place: Place
    dismissed: Error | undefined
    slow: boolean
  }
}

function walletsView({ snapshot, rows, slow }: dialogView.World): DialogView {
  return {
    kind: 'wallets',
    title: { key: 'dialog.wallets' },
    notice: waitingNotice(snapshot, slow),
    groups: walletGroups(rows),
  }
}

function attemptView(world: dialogView.World, wallet: WalletId): DialogView | undefined {
  const { snapshot, slow } = world
  const failure = unseen(world)
  const failed = failure?.act === 'connect' ? failureNotice(snapshot, failure) : undefined
  const waiting = snapshot.status === 'connecting' ? waitingNotice(snapshot, slow) : undefined
  const notice = waiting ?? failed
  if (notice === undefined && snapshot.status === 'disconnected') return undefined
  return { kind: 'attempt', title: { key: 'dialog.attempt', wallet }, notice, wallet }
}

function guideView(wallet: WalletId): DialogView {
  const guide = guides[wallet] ?? 'install'
  const key = guide === 'install' ? 'dialog.install' : 'dialog.attempt'
  return { kind: 'guide', title: { key, wallet }, notice: undefined, wallet, guide }
}

const guides: Readonly<Record<string, Guide>> = {
  binance: 'binance',
  walletconnect: 'walletconnect',
}

function accountView(world: dialogView.World): DialogView {
  const { snapshot, slow } = world
  const failure = unseen(world)
  const failed = failure && failureNotice(snapshot, failure)
  return {
    kind: 'account',
    title: { key: 'dialog.account' },
    notice: waitingNotice(snapshot, slow) ?? failed,
  }
}

const unseen = ({ snapshot, dismissed }: dialogView.World) =>
  snapshot.failure?.error === dismissed ? undefined : snapshot.failure
