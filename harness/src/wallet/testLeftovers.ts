import type { AddedRule, Rules, UnfinishedRule } from './rules.ts'
import { conditionText, formatRuleAsCode } from './formatRuleAsCode.ts'
import { findUnscriptedCalls } from './findUnscriptedCalls.ts'
import { suggestMethod } from './suggestMethod.ts'
import type { CallEntry } from './transcript.ts'
import type { Entry, Prompt } from './types.ts'

/** The parts of a wallet that a test can leave in an unexpected state. */
export type LeftoverState = {
  wallet: string
  unfinished: ReadonlySet<UnfinishedRule>
  rules: Rules
  prompts: readonly Prompt[]
  entries: readonly Entry[]
}

/**
 * Returns what a test left over in a wallet, one line each with the fix: unfinished rules, rules with uses left
 * (`times`), open prompts, and requests without a rule.
 */
export const leftovers = (
  { wallet, unfinished, prompts, entries }: LeftoverState,
  rules: readonly AddedRule[],
  unscripted: readonly CallEntry[] = [],
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

/**
 * Verifies that nothing is left over in a wallet.
 *
 * @param strict whether requests without a rule are leftovers too
 * @throws Error with a line for each leftover
 */
export function requireNoLeftovers(state: LeftoverState, strict: boolean): void {
  const unscripted = strict ? findUnscriptedCalls(state.entries, state.rules) : []
  const lines = leftovers(state, state.rules.list(), unscripted)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

function requestedText(entries: readonly Entry[]): string {
  const methods = new Set(entries.flatMap((entry) => (entry.kind === 'call' ? [entry.method] : [])))
  return methods.size > 0 ? ` The app requested ${[...methods].join(', ')}.` : ''
}
