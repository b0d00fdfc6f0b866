import { unfinishedProblem, type UnfinishedRule, type UnfinishedRules } from './unfinishedRules.ts'
import type { AddedRule, Rules } from './rules.ts'
import { conditionText, formatRuleAsCode } from './formatRuleAsCode.ts'
import { findUnscriptedCalls } from './findUnscriptedCalls.ts'
import { suggestMethod } from './suggestMethod.ts'
import type { CallEntry } from './transcript.ts'
import type { Entry, Prompt, Rule } from './types.ts'

/**
 * Returns what a test left over in a wallet, one line each with the fix: unfinished rules, rules with uses left
 * (`times`), open prompts, and requests without a rule.
 *
 * @param entries the transcript; a rule that matched no request is reported with the methods that the app requested,
 *   because its own method may be misspelt
 */
export const leftovers = (
  wallet: string,
  unfinished: readonly UnfinishedRule[],
  rules: readonly AddedRule[],
  prompts: readonly Prompt[],
  unscripted: readonly CallEntry[],
  entries: readonly Entry[] = [],
): string[] => [
  ...unfinished.map((rule) => `${wallet}: the rule ${conditionText(rule)} ${unfinishedProblem}`),
  ...rules
    .filter(({ times, used }) => times !== undefined && used < times)
    .map((rule) => {
      const { used, times = 0 } = rule
      return `${wallet}: the rule ${formatRuleAsCode(rule)} was used ${used} of ${times} times.${used === 0 ? requestedText(entries) : ''} ${used === 0 ? suggestMethod(rule.method, entries) : ''}Remove it, or make the app ask.`
    }),
  ...prompts.map(
    ({ method }) =>
      `${wallet}: the prompt for "${method}" was never answered. Answer it with (await wallet.waitForPrompt('${method}')).approve(), or say that it hangs: ${formatRuleAsCode({ method, do: { type: 'hang' } })}`,
  ),
  ...unscripted.map(
    ({ method }) =>
      `${wallet}: no rule answers "${method}". Add ${formatRuleAsCode({ method, do: { type: 'approve' } } satisfies Rule)}`,
  ),
]

/**
 * Verifies that nothing is left over in a wallet.
 *
 * @param strict whether requests without a rule are leftovers too
 * @throws Error with a line for each leftover
 */
export function requireNoLeftovers(
  { wallet, unfinished, rules, prompts, entries }: LeftoverState,
  strict: boolean,
): void {
  const unscripted = strict ? findUnscriptedCalls(entries, rules) : []
  const lines = leftovers(wallet, unfinished.list(), rules.list(), prompts, unscripted, entries)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

/** The parts of a wallet that a test can leave in an unexpected state. */
export type LeftoverState = {
  wallet: string
  unfinished: UnfinishedRules
  rules: Rules
  prompts: readonly Prompt[]
  entries: readonly Entry[]
}

function requestedText(entries: readonly Entry[]): string {
  const methods = new Set(entries.flatMap((entry) => (entry.kind === 'call' ? [entry.method] : [])))
  return methods.size > 0 ? ` The app requested ${[...methods].join(', ')}.` : ''
}
