import type { Failure } from './failureNotice.ts'
import type { Action, Notice } from './notice.ts'
import type { Reading } from './readFailure.ts'
import { switchNotice } from './switchNotice.ts'

/** A network that could not be added. Pending, time-out and the like read as for a switch. */
export function addNotice(failure: Failure, reading: Reading, here: number | undefined): Notice {
  const { wallet, chainId: network } = failure
  if (here === undefined) return switchNotice(failure, reading, here)
  const actions = network === undefined ? [] : [addAgain(network, reading)]
  if (reading.name === 'UserRejected') {
    return { tone: 'status', text: { key: 'add.declined', network, here }, actions }
  }
  if (reading.reason === 'aborted') {
    return { tone: 'status', text: { key: 'add.cancelled', network, here }, actions }
  }
  if (reading.reason !== undefined && reading.reason !== 'other') {
    return { ...switchNotice(failure, reading, here), actions }
  }
  const { said } = reading
  const key = said === undefined ? 'add.failed' : 'add.failedSaid'
  return { tone: 'alert', text: { key, wallet, network, here, said }, actions }
}

/** Who declined sees the same offer again; who met a failure tries again. */
function addAgain(chainId: number, { name, reason }: Reading): Action {
  const declined = name === 'UserRejected' || reason === 'aborted'
  return { act: { do: 'add', chainId }, label: { key: declined ? 'act.add' : 'act.retry' } }
}
