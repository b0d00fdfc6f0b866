import { decode } from '../wallet/jsonEncoding.ts'
import { matchesRequest } from '../wallet/rules.ts'
import type { CallEntry } from '../wallet/transcript.ts'
import type { Do, Entry, Rule } from '../wallet/types.ts'
import type { RuleChange } from './WalletHistory.ts'

/** Returns the requests that a rule answered. The transcript does not say which ones, so it replays the rules. */
export function findCallsAnsweredByRules(
  happened: readonly (Entry | RuleChange)[],
): Set<CallEntry> {
  const answered = new Set<CallEntry>()
  let armed: { rule: Rule; used: number }[] = []
  for (const one of happened) {
    if (one.kind === 'arm') armed = [{ rule: one.rule, used: 0 }, ...armed]
    if (one.kind === 'clear') armed = []
    if (one.kind === 'call' && !leavesItOpen.has(take(armed, one))) answered.add(one)
  }
  return answered
}

/** Results of `take` without an answer of a rule: the user, the default of the wallet, or no rule. */
const leavesItOpen: ReadonlySet<Do['type'] | undefined> = new Set(['prompt', 'pass', undefined])

function take(armed: { rule: Rule; used: number }[], call: CallEntry): Do['type'] | undefined {
  const request = { method: call.method, params: decode(call.params), origin: call.origin }
  // Rules do not apply to invalid requests (EIP-1193, "request").
  if (request.method === '' || !isParams(request.params)) return undefined
  const found = armed.find(
    ({ rule, used }) => used < (rule.times ?? Infinity) && matchesRequest(rule, request),
  )
  if (!found) return undefined
  const acts = [found.rule.do].flat()
  return acts[Math.min(found.used++, acts.length - 1)]?.type
}

const isParams = (params: unknown) =>
  params === undefined || (typeof params === 'object' && params !== null)
