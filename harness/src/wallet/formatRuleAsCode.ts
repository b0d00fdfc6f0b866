import { formatLiteral } from './formatLiteral.ts'
import { decode } from './jsonEncoding.ts'
import type { UnfinishedRule } from './rules.ts'
import type { Do, Rule } from './types.ts'

/** Formats a rule as code for a test. Running the code adds the same rule. */
export const formatRuleAsCode = (rule: UnfinishedRule & Pick<Rule, 'do'>): string => {
  const { do: acts } = rule
  const end = Array.isArray(acts) ? `sequence(${acts.map(actText).join(', ')})` : actText(acts)
  return `${conditionText(rule)}.${end}`
}

/** Formats the first part of a rule as code: its condition, its number of uses, its delay and the order of events. */
export const conditionText = ({
  method,
  when,
  times,
  after,
  events,
  matches,
}: UnfinishedRule): string => {
  const which = matches ? [String(matches)] : when ? [formatLiteral(when)] : []
  const words = [
    `wallet.when(${[formatLiteral(method), ...which].join(', ')})`,
    ...(times === undefined ? [] : [times === 1 ? 'once()' : `times(${times})`]),
    ...(after === undefined ? [] : [`after(${after})`]),
    ...(events === undefined ? [] : [`events('${events}')`]),
  ]
  return words.join('.')
}

function actText(act: Do): string {
  if (act.type === 'fail') return `fail(${formatLiteral(act.error)})`
  if (act.type === 'reply') return `reply(${formatLiteral(decode(act.value))})`
  const { type, ...rest } = act
  return `${type}(${Object.keys(rest).length > 0 ? formatLiteral(rest) : ''})`
}
