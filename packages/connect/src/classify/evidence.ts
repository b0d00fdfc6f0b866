import type { Cause } from '../types.ts'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { look } from './look.ts'

/** Code and text of one layer of an error. Innermost layers come from the wallet. `kind` is set for a Touchstone error. */
export type Evidence = { code?: number | string; text: string; kind?: Cause }

/**
 * Returns the layers of an error, outermost first. Follows `cause`, `data.originalError`, `data.cause`, `error`,
 * the list of an `AggregateError`, and objects that are serialized as JSON. Skips a viem or wagmi wrapper that has a
 * cause: wagmi's outer code is 4902 for nearly every failed switch.
 */
export function evidence(error: unknown): Evidence[] {
  const found: Evidence[] = []
  const queue: unknown[] = [error]
  const seen = new Set<unknown>()
  for (const value of queue) {
    // Stops at cyclic errors, and at getters that return a new error each time.
    if (seen.has(value) || seen.size >= 32) continue
    seen.add(value)
    // The relay rejected the app or its device: neither a wallet error nor a network failure.
    if (isTurnedAway(value)) continue
    queue.push(...inside(value).filter(isPresent))
    if (isOurs(value)) found.push({ text: '', kind: look(value, 'kind') as Cause })
    else if (!isWrapper(value) || !isPresent(look(value, 'cause'))) found.push(read(value))
  }
  return found
}

function inside(value: unknown): unknown[] {
  const errors = look(value, 'errors')
  return [
    ...doors.map((door) => look(value, door)),
    ...[0, 1, 2, 3].map((index) => look(errors, index)),
    parsed(value),
    parsed(look(value, 'message')),
  ]
}

/** Parses an error that WalletConnect delivers as text: `{"code":5000,"message":"User rejected."}`. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('{') || text.length > 20_000) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const doors = ['cause', 'data', 'originalError', 'error', 'info']

function isPresent(value: unknown): boolean {
  return (
    (typeof value === 'object' && value !== null) || (typeof value === 'string' && value !== '')
  )
}

/** Errors of viem and wagmi have a `walk` method. Rainbow's errors contain viem's text, but no such method. */
function isWrapper(value: unknown): boolean {
  return typeof look(value, 'walk') === 'function'
}

function isOurs(value: unknown): boolean {
  try {
    return value instanceof ConnectionError
  } catch {
    // `instanceof` throws for a revoked proxy.
    return false
  }
}

function isTurnedAway(value: unknown): boolean {
  return isPairingError(value) && (value.pairing === 'misconfigured' || value.pairing === 'clock')
}

function read(value: unknown): Evidence {
  const code = toCode(look(value, 'code'))
  const texts =
    typeof value === 'string' ? [value] : [look(value, 'message'), look(value, 'reason')]
  // Some wallets send messages of a megabyte. The relevant part is at the beginning.
  const text = texts
    .filter((item) => typeof item === 'string')
    .join(' ')
    .slice(0, 2000)
  return code === undefined ? { text } : { code, text }
}

/** Converts an error code for comparison. EIP-1193 requires integers, but wallets send `"4001"` and ethers sends words. */
export function toCode(code: unknown): number | string | undefined {
  if (typeof code === 'string' && !/^-?\d+$/.test(code)) return code
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return Number.isSafeInteger(Number(code)) ? Number(code) : undefined
}
