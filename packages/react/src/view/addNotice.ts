import type { Failure } from './failureNotice.ts'
import type { Action, Notice } from './notice.ts'
import type { Reading } from './readFailure.ts'
import { switchNotice } from './switchNotice.ts'

/** Notice of a network that could not be added. Pending requests, time-outs and the like read as for a switch. */
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

/** Offers the same button again after a rejection, and "Try again" after a failure. */
function addAgain(chainId: number, { name, reason }: Reading): Action {
  const declined = name === 'UserRejected' || reason === 'aborted'
  return { act: { do: 'add', chainId }, label: { key: declined ? 'act.add' : 'act.retry' } }
}
