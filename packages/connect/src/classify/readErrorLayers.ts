import { ConnectionError } from '../errors/errorClasses.ts'
import type { ErrorReason } from '../errors/ErrorReason.ts'
import { isNested, walkErrors } from '../errors/walkErrors.ts'
import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import { parseJson } from '../normalise/parseJson.ts'
import { readProperty } from '../normalise/readProperty.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { readErrorCode } from './readErrorCode.ts'

/** Code and text of one layer of a nested error. `reason` is set for Touchstone's own errors. */
export type ErrorLayer = { code?: number | string; text: string; reason?: ErrorReason }

/**
 * Returns the layers of an error, outermost first. Skips an error of viem or wagmi that wraps another error: for nearly
 * every failed switch, wagmi sets the code 4902 on its wrapper.
 */
export function readErrorLayers(error: unknown): ErrorLayer[] {
  return walkErrors(error, nestedValues).flatMap((value) => {
    if (isRelayRejection(value)) return []
    if (isInstanceOf(value, ConnectionError))
      return { text: '', reason: readProperty(value, 'reason') as ErrorReason }
    return isWrapper(value) && isNested(readProperty(value, 'cause')) ? [] : readLayer(value)
  })
}

export function readInnermostCode(error: unknown): number | undefined {
  return readErrorLayers(error)
    .map((layer) => layer.code)
    .findLast((code) => typeof code === 'number')
}

function nestedValues(value: unknown): unknown[] {
  if (isRelayRejection(value)) return []
  const errors = readProperty(value, 'errors')
  return [
    ...nestedKeys.map((key) => readProperty(value, key)),
    ...[0, 1, 2, 3].map((index) => readProperty(errors, index)),
    parseObject(value),
    parseObject(readProperty(value, 'message')),
  ]
}

/** Parses an error that is JSON, as from WalletConnect: `{"code":5000,"message":"User rejected."}`. */
function parseObject(text: unknown): unknown {
  const isObject = typeof text === 'string' && text.startsWith('{') && text.length <= 20_000
  return isObject ? parseJson(text) : undefined
}

const nestedKeys = ['cause', 'data', 'originalError', 'error', 'info']

/** Returns whether viem or wagmi made an error in the page: errors that a wallet sends have no `walk` method. */
function isWrapper(value: unknown): boolean {
  return typeof readProperty(value, 'walk') === 'function'
}

/** Returns whether a pairing failed because of the app's set-up or the device's clock. */
function isRelayRejection(value: unknown): boolean {
  return isPairingError(value) && (value.pairing === 'misconfigured' || value.pairing === 'clock')
}

function readLayer(value: unknown): ErrorLayer {
  const code = readErrorCode(value)
  const text = [value, readProperty(value, 'message'), readProperty(value, 'reason')]
    .filter((item) => typeof item === 'string')
    .join(' ')
    // Cut the text: a wallet can send a megabyte. The relevant part is at the beginning.
    .slice(0, 2000)
  return code === undefined ? { text } : { code, text }
}
