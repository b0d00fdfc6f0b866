import type { ErrorReason } from '../errors/ErrorReason.ts'
import * as texts from './messagePatterns.ts'
import { type ErrorLayer, readErrorLayers } from './readErrorLayers.ts'

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
