import { formatLiteral, formatObject } from './formatLiteral.ts'
import type { UnfinishedRule } from './rules.ts'
import type { Do, Encoded, Rule } from './types.ts'

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
  if (act.type === 'reply') return `reply(${encodedText(act.value)})`
  const { type, ...rest } = act
  return `${type}(${Object.keys(rest).length > 0 ? formatLiteral(rest) : ''})`
}

/** Formats an encoded value as a JavaScript expression. */
function encodedText(encoded: Encoded): string {
  switch (encoded.$) {
    case 'json':
      return formatLiteral(encoded.value)
    case 'undefined':
      return 'undefined'
    case 'bigint':
      return `${encoded.value}n`
    case 'number':
      return encoded.value
    case 'array':
      return `[${encoded.items.map(encodedText).join(', ')}]`
    case 'object':
      return formatObject(encoded.entries.map(([key, item]) => [key, encodedText(item)]))
    case 'error': {
      const { message = '', code, data } = encoded.error
      const own = Object.entries({ code, data }).filter(([, item]) => item !== undefined)
      const error = `new Error(${formatLiteral(message)})`
      const rest = formatObject(own.map(([key, item]) => [key, formatLiteral(item)]))
      return own.length > 0 ? `Object.assign(${error}, ${rest})` : error
    }
  }
}
