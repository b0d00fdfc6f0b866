import { isNested, walkErrors } from '../errors/walkErrors.ts'
import type { Cause } from '../types.ts'
import { ConnectionError } from '../errors/errorClasses.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Code and text of one layer of an error. Innermost layers come from the wallet. `kind` is set for a Touchstone error. */
export type ErrorLayer = { code?: number | string; text: string; kind?: Cause }

/**
 * Returns the layers of an error, outermost first. Follows `cause`, `data.originalError`, `data.cause`, `error`,
 * the list of an `AggregateError`, and objects that are serialized as JSON. Skips a viem or wagmi wrapper that has a
 * cause: wagmi's outer code is 4902 for nearly every failed switch.
 */
export function readErrorLayers(error: unknown): ErrorLayer[] {
  return walkErrors(error, nestedValues).flatMap((value) => {
    if (isRelayRejection(value)) return []
    if (isInstanceOf(value, ConnectionError))
      return { text: '', kind: readProperty(value, 'kind') as Cause }
    return isWrapper(value) && isNested(readProperty(value, 'cause')) ? [] : readLayer(value)
  })
}

function nestedValues(value: unknown): unknown[] {
  if (isRelayRejection(value)) return []
  const errors = readProperty(value, 'errors')
  return [
    ...nestedKeys.map((key) => readProperty(value, key)),
    ...[0, 1, 2, 3].map((index) => readProperty(errors, index)),
    parseJson(value),
    parseJson(readProperty(value, 'message')),
  ]
}

/** Parses an error that WalletConnect delivers as text: `{"code":5000,"message":"User rejected."}`. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('{') || text.length > 20_000) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const nestedKeys = ['cause', 'data', 'originalError', 'error', 'info']

/** Errors of viem and wagmi have a `walk` method. Rainbow's errors contain viem's text, but no such method. */
function isWrapper(value: unknown): boolean {
  return typeof readProperty(value, 'walk') === 'function'
}

/** The relay rejected the app or its device: neither a wallet error nor a network failure. */
function isRelayRejection(value: unknown): boolean {
  return isPairingError(value) && (value.pairing === 'misconfigured' || value.pairing === 'clock')
}

function readLayer(value: unknown): ErrorLayer {
  const code = readErrorCode(value)
  const text = [value, readProperty(value, 'message'), readProperty(value, 'reason')]
    .filter((item) => typeof item === 'string')
    .join(' ')
    // Some wallets send messages of a megabyte. The relevant part is at the beginning.
    .slice(0, 2000)
  return code === undefined ? { text } : { code, text }
}

/** Returns the code of an error, for comparison. EIP-1193 requires integers, but wallets send `"4001"` and ethers words. */
export function readErrorCode(error: unknown): number | string | undefined {
  const code = readProperty(error, 'code')
  if (typeof code === 'string' && !/^-?\d+$/.test(code)) return code
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return Number.isSafeInteger(Number(code)) ? Number(code) : undefined
}
