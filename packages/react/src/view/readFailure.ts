import type { Cause, ErrorName, PairingReason, Reason, Snapshot } from '@touchstone/connect'

/** Failed action of the connection. */
export type Failure = NonNullable<Snapshot['failure']>

/** Fields of a connection error that the texts depend on. */
export type FailureDetails = {
  name: ErrorName
  cause: Cause
  reason: Reason | undefined
  /** Why a wallet on another device could not be reached. */
  pairing?: PairingReason | undefined
  /** Words of the wallet, shortened to one line; undefined if it said nothing. */
  message: string | undefined
}

const maxLength = 120

/** Reads the class, the cause and the words of an error that the connection rejected with. */
export function readFailure(error: Error): FailureDetails {
  // Read by shape: `instanceof` fails for errors of another copy of the package.
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

/**
 * Returns the innermost message of an error on one line, since outer messages are written for developers. Never throws.
 *
 * @example walletMessage({ message: 'It failed.', cause: { message: 'insufficient funds' } }) // 'insufficient funds'
 */
export function walletMessage(cause: unknown, depth = 0): string | undefined {
  if (depth > 8) return undefined
  if (typeof cause === 'string') return toOneLine(cause)
  if (typeof cause !== 'object' || cause === null) return undefined
  const message = readProperty(cause, 'message')
  return (
    walletMessage(readProperty(cause, 'cause'), depth + 1) ??
    (typeof message === 'string' ? toOneLine(message) : undefined)
  )
}

/** Reads a property of a thrown value. Returns undefined for a getter that throws or a revoked proxy. */
function readProperty(value: unknown, key: string): unknown {
  try {
    return (value as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}

function toOneLine(words: string): string | undefined {
  const line = words
    .split('\n', 1)[0]!
    // Remove control characters: untrusted text must not change the direction of the sentence.
    .replace(/\p{C}+/gu, '')
    .trim()
    .replace(/[.\s]+$/, '')
  if (line === '') return undefined
  // A character has at most two units. Slice first, since a text may be a megabyte long.
  const signs = [...line.slice(0, 2 * maxLength + 2)]
  if (signs.length <= maxLength) return line
  return `${signs
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
