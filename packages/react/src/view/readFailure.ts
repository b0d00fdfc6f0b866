import {
  readProperty,
  walletMessage,
  type Cause,
  type ErrorName,
  type PairingReason,
  type Reason,
  type Snapshot,
} from '@touchstone/connect'

/** Failed action of the connection. */
export type Failure = NonNullable<Snapshot['failure']>

/** Fields of a connection error that the texts depend on. */
export type FailureDetails = {
  name: ErrorName
  cause: Cause
  reason: Reason | undefined
  /** Why a wallet on another device could not be reached. */
  pairing?: PairingReason | undefined
  /** Message of the wallet's error, shortened to one line; undefined if the error has none. */
  message: string | undefined
}

/** Reads the class, the cause and the wallet's message of an error with which the connection rejected. */
export function readFailure(error: Error): FailureDetails {
  // Read the fields without `instanceof`, which fails for errors of another copy of the package.
  const fields = error as Error & { class?: ErrorName; kind?: Cause; reason?: Reason }
  const pairing = readProperty(error.cause, 'pairing') as PairingReason | undefined
  const words = pairing === undefined ? error.cause : readProperty(error.cause, 'cause')
  return {
    ...(pairing !== undefined && { pairing }),
    name: fields.class ?? 'ConnectFailed',
    cause: fields.kind ?? 'unknown',
    reason: fields.reason,
    message: walletMessage(words),
  }
}
