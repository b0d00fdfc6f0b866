import type { Cause } from '../types.ts'
import { readErrorLayers, type ErrorLayer } from './readErrorLayers.ts'
import * as texts from './messagePatterns.ts'

/**
 * Returns the cause of a wallet error. Unwraps library errors to the wallet's own error, and looks at codes before
 * message texts. Never throws. The transition table of `@touchstone/conformance` defines the order of these conditions.
 *
 * @param options.during the kind of the request that failed, if known. During `add`, the code -32003 is not a rejection
 *   by the user: Rainbow sends it for a chain that it already has
 * @example classify({ code: -32603, data: { originalError: { code: 4902 } } }, { during: 'switch' })
 * // 'chain-not-configured'
 */
export function classify(error: unknown, options?: classify.Options): Cause {
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
  // A Touchstone error that contains no wallet error, for example after a timeout or a cancel, has its cause in `kind`.
  return layers.find((layer) => layer.kind)?.kind ?? 'unknown'
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

/** Returns whether the extension behind the provider is gone, so that no request gets an answer. */
export function isExtensionGone(error: unknown): boolean {
  return readErrorLayers(error).some((layer) =>
    texts.gone.some((pattern) => pattern.test(layer.text)),
  )
}
