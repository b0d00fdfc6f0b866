import { ConnectionError } from '../errors/errorClasses.ts'
import type { ErrorReason } from '../errors/ErrorReason.ts'
import { isNested, walkErrors } from '../errors/walkErrors.ts'
import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import { readProperty } from '../normalise/readProperty.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { readErrorCode } from './readErrorCode.ts'

/**
 * Code and text of one layer of a nested error. The wallet makes the innermost layers. Touchstone's errors have `reason`.
 */
export type ErrorLayer = { code?: number | string; text: string; reason?: ErrorReason }

/**
 * Returns the layers of an error, outermost first. Follows `cause`, `data.originalError`, `data.cause`, `error`,
 * the list of an `AggregateError`, and objects that are serialized as JSON. Skips an error of viem or wagmi that wraps
 * another error: for nearly every failed switch, wagmi sets the code 4902 on its wrapper.
 */
export function readErrorLayers(error: unknown): ErrorLayer[] {
  return walkErrors(error, nestedValues).flatMap((value) => {
    if (isRelayRejection(value)) return []
    if (isInstanceOf(value, ConnectionError))
      return { text: '', reason: readProperty(value, 'reason') as ErrorReason }
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

/**
 * Returns whether an error was made by viem or wagmi in the page: such errors have a `walk` method. Rainbow's errors
 * contain viem's text, but have no `walk` method, because the wallet sends them.
 */
function isWrapper(value: unknown): boolean {
  return typeof readProperty(value, 'walk') === 'function'
}

/**
 * Returns whether the WalletConnect relay rejected the app, or the clock of its device. That is neither an error of a
 * wallet nor a network failure.
 */
function isRelayRejection(value: unknown): boolean {
  return isPairingError(value) && (value.pairing === 'misconfigured' || value.pairing === 'clock')
}

function readLayer(value: unknown): ErrorLayer {
  const code = readErrorCode(value)
  const text = [value, readProperty(value, 'message'), readProperty(value, 'reason')]
    .filter((item) => typeof item === 'string')
    .join(' ')
    // Cut the text: some wallets send messages of a megabyte. The relevant part is at the beginning.
    .slice(0, 2000)
  return code === undefined ? { text } : { code, text }
}
