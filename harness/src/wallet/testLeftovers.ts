import { type AddedRule, matchesRequest, type Rules, type UnfinishedRule } from './rules.ts'
import { conditionText, formatRuleAsCode } from './formatRuleAsCode.ts'
import { type CallRecord, callRecords } from './callRecords.ts'
import { suggestMethod } from './suggestMethod.ts'
import type { Entry, Prompt } from './types.ts'

/** The parts of a wallet that a test can leave in an unexpected state. */
export type LeftoverState = {
  wallet: string
  unfinished: ReadonlySet<UnfinishedRule>
  rules: Rules
  prompts: readonly Prompt[]
  entries: readonly Entry[]
}

/** Returns what a test left over in a wallet, one line each with the fix. */
export const leftovers = (
  { wallet, unfinished, prompts, entries }: LeftoverState,
  rules: readonly AddedRule[],
  unscripted: readonly CallRecord[] = [],
): string[] => [
  ...[...unfinished].map(
    (rule) =>
      `${wallet}: the rule ${conditionText(rule)} says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…), .hang(), .prompt(), .pass() or .sequence(…).`,
  ),
  ...rules
    .filter(({ times, used }) => times !== undefined && used < times)
    .map((rule) => {
      const { used, times = 0 } = rule
      // The method of a rule that no request matched may be misspelt.
      const hint =
        used === 0 ? `${requestedText(entries)} ${suggestMethod(rule.method, entries)}` : ' '
      return `${wallet}: the rule ${formatRuleAsCode(rule)} was used ${used} of ${times} times.${hint}Remove it, or make the app ask.`
    }),
  ...prompts.map(
    ({ method }) =>
      `${wallet}: the prompt for "${method}" was never answered. Answer it with (await wallet.waitForPrompt('${method}')).approve(), or say that it hangs: ${formatRuleAsCode({ method, do: { type: 'hang' } })}`,
  ),
  ...unscripted.map(
    ({ method }) =>
      `${wallet}: no rule answers "${method}". Add ${formatRuleAsCode({ method, do: { type: 'approve' } })}`,
  ),
]

/** Throws an Error with a line for each leftover. With `strict`, requests without a rule are leftovers too. */
export function requireNoLeftovers(state: LeftoverState, strict: boolean): void {
  const unscripted = strict ? findUnscriptedCalls(state) : []
  const lines = leftovers(state, state.rules.list(), unscripted)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

function requestedText(entries: readonly Entry[]): string {
  const methods = new Set(entries.flatMap((entry) => (entry.kind === 'call' ? [entry.method] : [])))
  return methods.size > 0 ? ` The app requested ${[...methods].join(', ')}.` : ''
}

/** Returns the requests that no rule matched. Functions of rules count as matching. */
function findUnscriptedCalls({ wallet, rules, entries }: LeftoverState): CallRecord[] {
  const used = new Map<AddedRule, number>()
  const takes = (rule: AddedRule, call: CallRecord): boolean => {
    const count = used.get(rule) ?? 0
    if (rule.wallet !== undefined && rule.wallet !== wallet) return false
    if (rule.times !== undefined && count >= rule.times) return false
    if (!matchesRequest(rule, call)) return false
    used.set(rule, count + 1)
    return true
  }
  const isScripted = (call: CallRecord) => rules.everAdded().some((rule) => takes(rule, call))
  return callRecords(entries).filter((call) => call.method !== '' && !isScripted(call))
}
