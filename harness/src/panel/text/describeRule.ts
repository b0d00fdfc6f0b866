import { requestLabels, outcomes } from '../ruleChoices.ts'
import type { Rule } from '../../wallet/types.ts'

/** Describes a rule as the panel's form does, or as JSON if the form cannot express it. */
export function describeRule({ id: _, ...rule }: Rule): string {
  const asked = keyOf(requestLabels, rule.method)
  const outcome = keyOf(outcomes, { do: rule.do, ...(rule.after && { after: rule.after }) })
  const plain = !rule.when && !rule.events && (rule.times ?? 1) === 1
  if (!asked || !outcome || !plain) return JSON.stringify(rule)
  return `${rule.times ? 'The next' : 'Every'} ${asked.toLowerCase()} ${outcome}.`
}

const keyOf = (table: Readonly<Record<string, unknown>>, value: unknown): string | undefined =>
  Object.keys(table).find((key) => sorted(table[key]) === sorted(value))

/** Formats JSON independent of key order. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  )
