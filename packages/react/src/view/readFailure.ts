import type { Cause, ErrorName, PairingReason, Reason } from '@touchstone/connect'

/** What the screen needs to know of an error of the connection. */
export type Reading = {
  name: ErrorName
  cause: Cause
  reason: Reason | undefined
  /** Why a wallet on another device could not be reached. */
  pairing?: PairingReason | undefined
  /** The wallet's own words, on one line and not too long; `undefined` where it said nothing. */
  said: string | undefined
}

const longest = 120

/** Reads an error that an act of the connection rejected with: its class, its cause, its words. */
export function readFailure(error: Error): Reading {
  // Read by shape: an error of another copy of the package is no `instanceof` of ours.
  const fields = error as Error & { class?: ErrorName; kind?: Cause; reason?: Reason }
  const pairing = (error.cause as { pairing?: PairingReason } | null | undefined)?.pairing
  const words = pairing === undefined ? error.cause : (error.cause as Error).cause
  return {
    ...(pairing !== undefined && { pairing }),
    name: fields.class ?? 'ConnectFailed',
    cause: fields.kind ?? 'unknown',
    reason: fields.reason,
    said: saidBy(words),
  }
}

/**
 * The innermost words of an error, on one line: ours are for developers, the wallet's may help.
 *
 * @example saidBy({ message: 'It failed.', cause: { message: 'insufficient funds' } }) // 'insufficient funds'
 */
export function saidBy(cause: unknown, depth = 0): string | undefined {
  if (depth > 8) return undefined
  if (typeof cause === 'string') return tidy(cause)
  if (typeof cause !== 'object' || cause === null) return undefined
  const { cause: deeper, message } = cause as { cause?: unknown; message?: unknown }
  return saidBy(deeper, depth + 1) ?? (typeof message === 'string' ? tidy(message) : undefined)
}

function tidy(words: string): string | undefined {
  const line = words
    .split('\n', 1)[0]!
    // A stranger's words turn no sentence round.
    .replace(/\p{C}+/gu, '')
    .trim()
    .replace(/[.\s]+$/, '')
  if (line === '') return undefined
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}
