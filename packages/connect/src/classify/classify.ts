import * as texts from './messagePatterns.ts'
import { isNested, walkErrors } from '../errors/walkErrors.ts'
import { ConnectionError } from '../errors/errorClasses.ts'
import type { ErrorReason } from '../errors/ErrorReason.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import { readProperty } from '../normalise/readProperty.ts'

/**
 * Returns the reason of a wallet error. Reads the codes and messages of nested errors, except those that viem or wagmi
 * wrap around another error. Never throws. The transition table of `@touchstone/conformance` defines which reason
 * counts if several match.
 *
 * @param options.during the kind of the request that failed, if known. During `add`, the text of a rejection does not
 *   count beside the code -32003: Rainbow sends both for a chain that it already has
 * @example classify({ code: -32603, data: { originalError: { code: 4902 } } }, { during: 'switch' })
 * // 'chain-not-configured'
 */
export function classify(error: unknown, options?: classify.Options): ErrorReason {
  const layers = readErrorLayers(error)
  const code = (...codes: (number | string)[]) =>
    layers.some((layer) => layer.code !== undefined && codes.includes(layer.code))
  const says = (patterns: readonly RegExp[], unless?: (layer: ErrorLayer) => boolean) =>
    layers.some((layer) => !unless?.(layer) && patterns.some((pattern) => pattern.test(layer.text)))

  if (code(4902)) return 'chain-not-configured'
  if (code(-32002) && says([texts.endpoint])) return 'unreachable'
  if (code(-32002, -32001) || (code(4001) && says([texts.pending]))) return 'pending'
  if (code(4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED')) return 'user-rejected'
  if (says(texts.unknownChain)) return 'chain-not-configured'
  const known = (layer: ErrorLayer) => options?.during === 'add' && layer.code === -32003
  if (!layers.some(known) && says(texts.rejection)) return 'user-rejected'
  if (says(texts.locked)) return 'locked'
  if (code(4200, -32601, -32004)) return 'unsupported'
  if (code(4900, 4901) || says(texts.offline)) return 'offline'
  if (says(texts.unreachable)) return 'unreachable'
  // Use the reason of a Touchstone error, for example after a timeout or a cancel.
  return layers.find((layer) => layer.reason)?.reason ?? 'unknown'
}

export declare namespace classify {
  type Options = { during: 'connect' | 'switch' | 'add' | 'sign' | 'send' }
}

/** Returns the numeric code of the innermost layer that has one. */
export function readInnermostCode(error: unknown): number | undefined {
  return readErrorLayers(error)
    .map((layer) => layer.code)
    .findLast((code) => typeof code === 'number')
}

/** Returns whether an error says that the extension behind the provider is gone. */
export function isExtensionGone(error: unknown): boolean {
  return readErrorLayers(error).some((layer) =>
    texts.gone.some((pattern) => pattern.test(layer.text)),
  )
}

/** Code and text of one layer of a nested error. `reason` is set for Touchstone's own errors. */
type ErrorLayer = { code?: number | string; text: string; reason?: ErrorReason }

/**
 * Returns the layers of an error, outermost first. Follows the properties of `nestedKeys`, the first errors of an
 * `AggregateError`, and JSON texts. Skips an error of viem or wagmi that wraps another error: for nearly every failed
 * switch, wagmi sets the code 4902 on its wrapper.
 */
function readErrorLayers(error: unknown): ErrorLayer[] {
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

/** Parses an error that is JSON, as from WalletConnect: `{"code":5000,"message":"User rejected."}`. */
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
 * Returns whether a pairing failed because of the app's set-up or the device's clock. The errors in it are neither
 * errors of a wallet nor network failures.
 */
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

/**
 * Returns the code of an error as an integer or a word. EIP-1193 requires integers, but some wallets send texts such as
 * `"4001"`, and ethers uses words such as `ACTION_REJECTED`.
 */
export function readErrorCode(error: unknown): number | string | undefined {
  const code = readProperty(error, 'code')
  if (typeof code === 'string' && !/^-?\d+$/.test(code)) return code
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return Number.isSafeInteger(Number(code)) ? Number(code) : undefined
}
