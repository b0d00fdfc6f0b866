import { decode } from './jsonEncoding.ts'
import { type AddedRule, matchesRequest, type Rules } from './rules.ts'
import type { CallEntry } from './transcript.ts'
import type { Entry } from './types.ts'

/**
 * Returns the requests that no rule matched. It assigns each request to the latest matching rule with uses left.
 * Functions of rules count as matching. The wallet refuses requests without a method before it looks for a rule.
 */
export function findUnscriptedCalls(
  entries: readonly Entry[],
  rules: Pick<Rules, 'everAdded'>,
): CallEntry[] {
  const used = new Map<AddedRule, number>()
  const takes = (rule: AddedRule, call: CallEntry): boolean => {
    const count = used.get(rule) ?? 0
    if (rule.wallet !== undefined && rule.wallet !== call.wallet) return false
    if (rule.times !== undefined && count >= rule.times) return false
    if (!matchesRequest(rule, { ...call, params: decode(call.params) })) return false
    used.set(rule, count + 1)
    return true
  }
  const isScripted = (call: CallEntry): boolean =>
    rules.everAdded().some((rule) => takes(rule, call))
  return entries
    .filter((entry) => entry.kind === 'call')
    .filter((call) => call.method !== '' && !isScripted(call))
}
