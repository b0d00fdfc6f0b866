import { decode } from './jsonEncoding.ts'
import { type StoredRule, matchesRequest, type Rules } from './rules.ts'
import type { CallEntry } from './transcript.ts'
import type { Entry } from './types.ts'

/**
 * Returns the requests in a transcript that no rule matched. It assigns each request to the latest matching
 * rule that has uses left. Functions of rules cannot run again, so they count as matching. Requests without a
 * method are skipped, because the wallet refuses them before it looks for a rule (JSON-RPC, -32600).
 */
export function findUnscriptedCalls(
  entries: readonly Entry[],
  rules: Pick<Rules, 'everAdded'>,
): CallEntry[] {
  const used = new Map<StoredRule, number>()
  const takes = (rule: StoredRule, call: CallEntry): boolean => {
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
