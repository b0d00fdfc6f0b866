import type { Pairing, WalletId } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'
import { failureNotice } from './failureNotice.ts'
import type { Notice } from './Notice.ts'
import { waitingNotice } from './waitingNotice.ts'

/** End of the last connection of this page: its wallet, and who ended it. */
export type ConnectionEnd = { wallet: WalletId; by: 'you' | 'wallet' }

export function connectionNotice(options: connectionNotice.Options): Notice {
  const { snapshot, dismissed, remote } = options
  const waiting = waitingNotice(options)
  if (waiting) return waiting
  const { failure } = snapshot
  if (failure === undefined || failure.error === dismissed) {
    const lost = snapshot.status === 'connected' && remote?.relay === 'down'
    return { tone: lost ? 'alert' : 'status', text: statusMessage(options), buttons: [] }
  }
  const notice = failureNotice(snapshot, failure)
  const dismiss = { action: { do: 'dismiss' }, label: { key: 'act.dismiss' } } as const
  return { ...notice, buttons: [...notice.buttons, dismiss] }
}

export declare namespace connectionNotice {
  type Options = waitingNotice.Options & {
    dismissed: Error | undefined
    ended: ConnectionEnd | undefined
    /** End of the last session with a wallet on another device. */
    sessionEnd?: Pairing['ended']
    /** Whether the remembered wallet is neither installed here nor reachable on another device. */
    absent?: boolean
    /** Name of the remembered wallet, if several wallets claim its identity. */
    claim?: string | undefined
  }
}

function statusMessage({
  snapshot,
  ended,
  remote,
  sessionEnd,
  absent,
  claim,
}: connectionNotice.Options): Message {
  const { status, wallet, intent, chainId: network, restoring, supported } = snapshot
  if (status === 'reconnecting')
    return { key: 'state.restoring', wallet: restoring?.wallet ?? wallet }
  if (status === 'connected') {
    if (remote?.relay === 'down') return { key: 'state.relay', wallet, network }
    return { key: supported === false ? 'state.unsupported' : 'state.connected', wallet, network }
  }
  if (snapshot.contested) return { key: 'state.contested', name: claim }
  if (ended?.by === 'you') return { key: 'state.ended.you' }
  // After an attempt with another wallet, the state of the remembered wallet is unknown.
  const known = intent !== undefined && (wallet === undefined || wallet === intent)
  const lost = ended?.wallet ?? (known ? intent : undefined)
  if (lost === undefined) return { key: 'state.none' }
  if (sessionEnd?.wallet === lost) return { key: `state.ended.${sessionEnd.by}`, wallet: lost }
  if (ended) return { key: 'state.ended.wallet', wallet: lost }
  return { key: absent ? 'connect.notFound' : 'state.intent', wallet: lost }
}
