import { notEnded, type Opening } from './begun.ts'
import type { StoredRule } from './rules.ts'
import { openingText, ruleText } from './ruleText.ts'
import type { Entry, Prompt, Rule } from './types.ts'

/** Returns the leftovers of a test, one line each with the fix. Empty if nothing is left over. */
export const leftovers = (
  wallet: string,
  begun: readonly Opening[],
  rules: readonly (StoredRule & { used: number })[],
  prompts: readonly Prompt[],
  unscripted: readonly (Entry & { kind: 'call' })[],
): string[] => [
  ...begun.map((opening) => `${wallet}: the rule ${openingText(opening)} ${notEnded}`),
  ...rules
    .filter(({ times, used }) => times !== undefined && used < times)
    .map((rule) => {
      const { used, times = 0 } = rule
      return `${wallet}: the rule ${ruleText(rule)} was used ${used} of ${times} times. Remove it, or make the app ask.`
    }),
  ...prompts.map(
    ({ method }) =>
      `${wallet}: the prompt for "${method}" was never answered. Answer it with (await wallet.prompt('${method}')).approve(), or say that it hangs: ${ruleText({ method, do: { type: 'hang' } })}`,
  ),
  ...unscripted.map(
    ({ method }) =>
      `${wallet}: nobody said what "${method}" answers. Add ${ruleText({ method, do: { type: 'approve' } } satisfies Rule)}`,
  ),
]
