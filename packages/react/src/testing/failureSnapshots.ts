import { ConnectionError, type ErrorName, type Snapshot } from '@touchstone/connect'
import type { Failure } from '../view/failureNotice.ts'

/** Returns an error with which the connection can reject. */
export function createFailure(
  name: ErrorName,
  options: ConnectionError.Options = {},
): ConnectionError {
  return new ConnectionError(name, 'for developers', options)
}

/** Returns the snapshot after a failed action: disconnected if that was a connect, else connected on Ethereum. */
export function snapshotAfter(failure: Failure): Snapshot & { failure: Failure } {
  if (failure.act === 'connect') {
    return { status: 'disconnected', attempt: 1, accounts: [], failure }
  }
  const accounts = ['0x00000000000000000000000000000000000000A1'] as const
  return { status: 'connected', attempt: 1, wallet: 'metamask', accounts, chainId: 1, failure }
}

/** Snapshot after the user declined to switch from Ethereum to BNB Smart Chain. */
export const declinedSwitch = snapshotAfter({
  act: 'switch',
  wallet: 'metamask',
  chainId: 56,
  error: createFailure('UserRejectedError'),
})
