import type { UnfinishedRule } from './unfinishedRules.ts'
import type { Do, Encoded, Rule } from './types.ts'

/** Formats a rule as code for a test. Running the code adds the same rule. */
export const ruleCode = (rule: UnfinishedRule & Pick<Rule, 'do'>): string => {
  const { do: acts } = rule
  const end = Array.isArray(acts) ? `sequence(${acts.map(actText).join(', ')})` : actText(acts)
  return `${conditionText(rule)}.${end}`
}

/**
 * Formats the first part of a rule as code: its condition, its number of uses, its delay and the order of
 * events.
 */
export const conditionText = ({
  method,
  when,
  times,
  after,
  events,
  matches,
}: UnfinishedRule): string => {
  const which = matches ? [String(matches)] : when ? [literal(when)] : []
  const words = [
    `wallet.when(${[literal(method), ...which].join(', ')})`,
    ...(times === undefined ? [] : [times === 1 ? 'once()' : `times(${times})`]),
    ...(after === undefined ? [] : [`after(${after})`]),
    ...(events === undefined ? [] : [`events('${events}')`]),
  ]
  return words.join('.')
}

function actText(act: Do): string {
  if (act.type === 'fail') return `fail(${literal(act.error)})`
  if (act.type === 'reply') return `reply(${encodedText(act.value)})`
  const { type, ...rest } = act
  return `${type}(${Object.keys(rest).length > 0 ? literal(rest) : ''})`
}

/** Formats an encoded value as a JavaScript expression. */
function encodedText(encoded: Encoded): string {
  switch (encoded.$) {
    case 'json':
      return literal(encoded.value)
    case 'undefined':
      return 'undefined'
    case 'bigint':
      return `${encoded.value}n`
    case 'number':
      return encoded.value
    case 'array':
      return `[${encoded.items.map(encodedText).join(', ')}]`
    case 'object':
      return objectText(encoded.entries.map(([key, item]) => [key, encodedText(item)]))
    case 'error': {
      const { message = '', code, data } = encoded.error
      const own = Object.entries({ code, data }).filter(([, item]) => item !== undefined)
      const error = `new Error(${literal(message)})`
      const rest = objectText(own.map(([key, item]) => [key, literal(item)]))
      return own.length > 0 ? `Object.assign(${error}, ${rest})` : error
    }
  }
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  return objectText(Object.entries(value).map(([key, item]) => [key, literal(item)]))
}

// Formats an object as code. The key `__proto__` is written as `['__proto__']`, because `{ __proto__: x }`
// would set the prototype.
const objectText = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0
    ? '{}'
    : `{ ${pairs.map(([key, item]) => `${keyText(key)}: ${item}`).join(', ')} }`

const keyText = (key: string): string =>
  key === '__proto__' ? `['${key}']` : /^[a-z_$]\w*$/i.test(key) ? key : quoted(key)

/** Formats a text as a string in single quotes. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
