import type { Cause, Reason } from '@touchstone/connect'
import type { TextKey } from '../texts/say.ts'
import type { Failure } from './failureNotice.ts'
import type { Action, Notice } from './notice.ts'
import type { Reading } from './readFailure.ts'

/** Notice of a failed switch, with a text for each error. */
export function switchNotice(failure: Failure, reading: Reading, here: number | undefined): Notice {
  const { wallet, chainId: network } = failure
  const { tone, key } = sentence(reading, here !== undefined)
  const said = key === 'switch.failedSaid' ? reading.said : undefined
  return { tone, text: { key, wallet, network, here, said }, actions: waysOn(failure, key) }
}

function sentence(reading: Reading, connected: boolean): Pick<Notice, 'tone'> & { key: TextKey } {
  if (!connected) return { tone: 'alert', key: 'switch.disconnected' }
  if (reading.name === 'UserRejected') return { tone: 'status', key: 'switch.declined' }
  if (reading.name === 'ChainNotConfigured') return { tone: 'alert', key: 'switch.notConfigured' }
  if (reading.reason === 'aborted') return { tone: 'status', key: 'switch.cancelled' }
  const known = reasons[reading.reason ?? 'other'] ?? causes[reading.cause]
  if (known !== undefined) return { tone: 'alert', key: known }
  return { tone: 'alert', key: reading.said ? 'switch.failedSaid' : 'switch.failed' }
}

function waysOn({ wallet, chainId }: Failure, key: TextKey): Action[] {
  if (chainId === undefined) return []
  if (key === 'switch.notConfigured') {
    return [{ act: { do: 'add', chainId }, label: { key: 'act.add' } }]
  }
  if (key === 'switch.disconnected') {
    return [{ act: { do: 'connect', wallet }, label: { key: 'act.retry' } }]
  }
  return [{ act: { do: 'switch', chainId }, label: { key: 'act.retry' } }]
}

const reasons: Partial<Record<Reason, TextKey>> = {
  pending: 'switch.pending',
  busy: 'switch.busy',
  timeout: 'switch.timeout',
  // The wallet has lost its node (4901); the app is still connected with the wallet.
  disconnected: 'switch.offline',
  unreachable: 'switch.unreachable',
}

const causes: Partial<Record<Cause, TextKey>> = {
  pending: 'switch.pending',
  locked: 'switch.locked',
  unsupported: 'switch.unsupported',
  offline: 'switch.offline',
  unreachable: 'switch.unreachable',
  timeout: 'switch.timeout',
}
