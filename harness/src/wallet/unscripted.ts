import { decode } from './encode.ts'
import { type ArmedRule, fits, type Rules } from './rules.ts'
import type { Entry } from './types.ts'

type CallEntry = Entry & { kind: 'call' }

/**
 * The requests for which nobody said what they answer. Each rule that there ever was serves as many as it may,
 * the latest first; whether its function let a request through is not known any more, and taken for granted.
 * A request without a method is refused as such (JSON-RPC, -32600): nobody could say more.
 */
export function unscriptedCalls(
  entries: readonly Entry[],
  rules: Pick<Rules, 'ever'>,
): CallEntry[] {
  const used = new Map<ArmedRule, number>()
  const takes = (rule: ArmedRule, call: CallEntry): boolean => {
    const count = used.get(rule) ?? 0
    if (rule.wallet !== undefined && rule.wallet !== call.wallet) return false
    if (rule.times !== undefined && count >= rule.times) return false
    if (!fits(rule, { ...call, params: decode(call.params) })) return false
    used.set(rule, count + 1)
    return true
  }
  const isScripted = (call: CallEntry): boolean => rules.ever().some((rule) => takes(rule, call))
  return entries
    .filter((entry) => entry.kind === 'call')
    .filter((call) => call.method !== '' && !isScripted(call))
}
