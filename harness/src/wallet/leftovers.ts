import { unfinishedProblem, type UnfinishedRule } from './unfinishedRules.ts'
import type { AddedRule } from './rules.ts'
import { conditionText, ruleCode } from './ruleCode.ts'
import type { Entry, Prompt, Rule } from './types.ts'

/**
 * Returns what a test left over in a wallet (unfinished or unused rules, open prompts, requests without a
 * rule), one line each with the fix. The list is empty if nothing is left over.
 */
export const leftovers = (
  wallet: string,
  unfinished: readonly UnfinishedRule[],
  rules: readonly AddedRule[],
  prompts: readonly Prompt[],
  unscripted: readonly (Entry & { kind: 'call' })[],
): string[] => [
  ...unfinished.map((rule) => `${wallet}: the rule ${conditionText(rule)} ${unfinishedProblem}`),
  ...rules
    .filter(({ times, used }) => times !== undefined && used < times)
    .map((rule) => {
      const { used, times = 0 } = rule
      return `${wallet}: the rule ${ruleCode(rule)} was used ${used} of ${times} times. Remove it, or make the app ask.`
    }),
  ...prompts.map(
    ({ method }) =>
      `${wallet}: the prompt for "${method}" was never answered. Answer it with (await wallet.waitForPrompt('${method}')).approve(), or say that it hangs: ${ruleCode({ method, do: { type: 'hang' } })}`,
  ),
  ...unscripted.map(
    ({ method }) =>
      `${wallet}: nobody said what "${method}" answers. Add ${ruleCode({ method, do: { type: 'approve' } } satisfies Rule)}`,
  ),
]
