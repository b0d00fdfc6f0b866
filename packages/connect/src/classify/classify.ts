import type { Cause } from '../types.ts'
import { evidence, type Evidence } from './evidence.ts'
import * as texts from './texts.ts'

/**
 * Names what went wrong, from the wallet's own innermost error. Structure before prose; never throws,
 * whatever it is given (decisions 2 to 4 and 11 of the transition table).
 *
 * @param options.during the act that failed, where it is known: Rainbow's -32003 is no rejection in an add
 * @example classify({ code: -32603, data: { originalError: { code: 4902 } } }, { during: 'switch' })
 * // 'chain-not-configured'
 */
export function classify(error: unknown, options?: classify.Options): Cause {
  const layers = evidence(error)
  const code = (...codes: (number | string)[]) =>
    layers.some((layer) => layer.code !== undefined && codes.includes(layer.code))
  const says = (patterns: readonly RegExp[], unless?: (layer: Evidence) => boolean) =>
    layers.some((layer) => !unless?.(layer) && patterns.some((pattern) => pattern.test(layer.text)))

  if (code(4902)) return 'chain-not-configured'
  if (code(-32002) && says([texts.endpoint])) return 'unreachable'
  if (code(-32002, -32001) || (code(4001) && says([texts.pending]))) return 'pending'
  if (code(4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED')) return 'user-rejected'
  if (says(texts.unknownChain)) return 'chain-not-configured'
  const known = (layer: Evidence) => options?.during === 'add' && layer.code === -32003
  if (!layers.some(known) && says(texts.rejection)) return 'user-rejected'
  if (says(texts.locked)) return 'locked'
  if (code(4200, -32601, -32004)) return 'unsupported'
  if (code(4900, 4901) || says(texts.offline)) return 'offline'
  if (says(texts.unreachable)) return 'unreachable'
  // An error of ours without a wallet's error inside: a timer, a cancel.
  return layers.find((layer) => layer.kind)?.kind ?? 'unknown'
}

export declare namespace classify {
  type Options = { during: 'connect' | 'switch' | 'add' | 'sign' | 'send' }
}

/** The code of the innermost layer that has a number, for the log. */
export function codeOf(error: unknown): number | undefined {
  return evidence(error)
    .map((layer) => layer.code)
    .findLast((code) => typeof code === 'number')
}

/** The wallet is no longer behind its provider: nothing that is asked of it will be answered. */
export function isGone(error: unknown): boolean {
  return evidence(error).some((layer) => texts.gone.some((pattern) => pattern.test(layer.text)))
}
