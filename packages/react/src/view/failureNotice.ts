import type { Cause, Reason, Snapshot } from '@touchstone/connect'
import type { TextKey } from '../texts/Texts.ts'
import { connectNotice } from './connectNotice.ts'
import type { Notice, NoticeButton } from './Notice.ts'
import { type Failure, type FailureDetails, readFailure } from './readFailure.ts'

/** Returns the notice of the last failure, with buttons that continue. */
export function failureNotice(snapshot: Snapshot, failure: Failure): Notice {
  const details = readFailure(failure.error)
  // While disconnected, there is no current network to name.
  const here = snapshot.status === 'disconnected' ? undefined : snapshot.chainId
  switch (failure.act) {
    case 'connect':
      return connectNotice(failure, details)
    case 'switch':
      return switchNotice(failure, details, here)
    case 'add':
      return addNotice(failure, details, here)
    case 'disconnect':
      return {
        tone: 'alert',
        text: { key: 'disconnect.failed', wallet: failure.wallet },
        buttons: [],
      }
  }
}

/** Returns the notice of a failed switch. Its text depends on the error. */
function switchNotice(failure: Failure, details: FailureDetails, here?: number): Notice {
  const { wallet, chainId: network } = failure
  const { tone, key } = selectText(details, here !== undefined)
  const said = key === 'switch.failedSaid' ? details.message : undefined
  return { tone, text: { key, wallet, network, here, said }, buttons: switchButtons(failure, key) }
}

function selectText(
  details: FailureDetails,
  connected: boolean,
): Pick<Notice, 'tone'> & { key: TextKey } {
  if (!connected) return { tone: 'alert', key: 'switch.disconnected' }
  if (details.name === 'UserRejected') return { tone: 'status', key: 'switch.declined' }
  if (details.name === 'ChainNotConfigured') return { tone: 'alert', key: 'switch.notConfigured' }
  if (details.reason === 'aborted') return { tone: 'status', key: 'switch.cancelled' }
  const known = textsByReason[details.reason ?? 'other'] ?? textsByCause[details.cause]
  if (known !== undefined) return { tone: 'alert', key: known }
  return { tone: 'alert', key: details.message ? 'switch.failedSaid' : 'switch.failed' }
}

function switchButtons({ wallet, chainId }: Failure, key: TextKey): NoticeButton[] {
  if (chainId === undefined) return []
  if (key === 'switch.notConfigured') {
    return [{ action: { do: 'add', chainId }, label: { key: 'act.add' } }]
  }
  if (key === 'switch.disconnected') {
    return [{ action: { do: 'connect', wallet }, label: { key: 'act.retry' } }]
  }
  return [{ action: { do: 'switch', chainId }, label: { key: 'act.retry' } }]
}

/** Returns the notice of a failed add. For failures with a known reason, it has the text of a failed switch. */
function addNotice(failure: Failure, details: FailureDetails, here?: number): Notice {
  const { wallet, chainId: network } = failure
  if (here === undefined) return switchNotice(failure, details, here)
  const buttons = network === undefined ? [] : [addButton(network, details)]
  if (details.name === 'UserRejected') {
    return { tone: 'status', text: { key: 'add.declined', network, here }, buttons }
  }
  if (details.reason === 'aborted') {
    return { tone: 'status', text: { key: 'add.cancelled', network, here }, buttons }
  }
  if (details.reason !== undefined && details.reason !== 'other') {
    return { ...switchNotice(failure, details, here), buttons }
  }
  const { message } = details
  const key = message === undefined ? 'add.failed' : 'add.failedSaid'
  return { tone: 'alert', text: { key, wallet, network, here, said: message }, buttons }
}

/** Returns the button that adds the network. Its label is the original one after a rejection, else "Try again". */
function addButton(chainId: number, { name, reason }: FailureDetails): NoticeButton {
  const declined = name === 'UserRejected' || reason === 'aborted'
  return { action: { do: 'add', chainId }, label: { key: declined ? 'act.add' : 'act.retry' } }
}

const textsByReason: Partial<Record<Reason, TextKey>> = {
  pending: 'switch.pending',
  busy: 'switch.busy',
  timeout: 'switch.timeout',
  // The wallet has lost its node (code 4901), but the app is still connected with the wallet.
  disconnected: 'switch.offline',
  unreachable: 'switch.unreachable',
}

const textsByCause: Partial<Record<Cause, TextKey>> = {
  pending: 'switch.pending',
  locked: 'switch.locked',
  unsupported: 'switch.unsupported',
  offline: 'switch.offline',
  unreachable: 'switch.unreachable',
  timeout: 'switch.timeout',
}
