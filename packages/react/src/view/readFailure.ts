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
  const pairing = look(error.cause, 'pairing') as PairingReason | undefined
  const words = pairing === undefined ? error.cause : look(error.cause, 'cause')
  return {
    ...(pairing !== undefined && { pairing }),
    name: fields.class ?? 'ConnectFailed',
    cause: fields.kind ?? 'unknown',
    reason: fields.reason,
    said: saidBy(words),
  }
}

/**
 * The innermost words of an error, on one line: ours are for developers, the wallet's may help. Never throws,
 * whatever it is given.
 *
 * @example saidBy({ message: 'It failed.', cause: { message: 'insufficient funds' } }) // 'insufficient funds'
 */
export function saidBy(cause: unknown, depth = 0): string | undefined {
  if (depth > 8) return undefined
  if (typeof cause === 'string') return tidy(cause)
  if (typeof cause !== 'object' || cause === null) return undefined
  const message = look(cause, 'message')
  return (
    saidBy(look(cause, 'cause'), depth + 1) ??
    (typeof message === 'string' ? tidy(message) : undefined)
  )
}

/** One property of what a wallet threw: a getter that throws, or a revoked proxy, has none. */
function look(value: unknown, key: string): unknown {
  try {
    return (value as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}

function tidy(words: string): string | undefined {
  const line = words
    .split('\n', 1)[0]!
    // A stranger's words turn no sentence round.
    .replace(/\p{C}+/gu, '')
    .trim()
    .replace(/[.\s]+$/, '')
  if (line === '') return undefined
  // A sign has two units at most; texts of a megabyte exist.
  const signs = [...line.slice(0, 2 * longest + 2)]
  if (signs.length <= longest) return line
  return `${signs
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
