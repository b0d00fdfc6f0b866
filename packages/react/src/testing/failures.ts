import type { Cause, ErrorName, Reason, Snapshot } from '@touchstone/connect'
import type { Failure } from '../view/failureNotice.ts'

type Fields = { kind?: Cause; reason?: Reason; cause?: unknown }

/** Returns an error of the shape with which the connection rejects. */
export function createFailure(name: ErrorName, { cause, ...fields }: Fields = {}): Error {
  return Object.assign(new Error('for developers', { cause }), { class: name, ...fields })
}

/** Returns the snapshot after a failed action: disconnected if that was a connect, else connected on Ethereum. */
export function snapshotAfter(failure: Failure): Snapshot & { failure: Failure } {
  if (failure.act === 'connect') {
    return { status: 'disconnected', attempt: 1, accounts: [], failure }
  }
  const accounts = ['0x00000000000000000000000000000000000000A1'] as const
  return { status: 'connected', attempt: 1, wallet: 'metamask', accounts, chainId: 1, failure }
}
