import * as v from 'valibot'
import type { Rules } from '../wallet/rules.ts'
import type { Rule } from '../wallet/types.ts'
import { parseOrThrow } from './parseOrThrow.ts'
import { address, encoded, errorShape, rejectionCode, times } from './fieldSchemas.ts'

/** Failures that a rule can ask for by name. */
export const failureNames = [
  'userRejected',
  'unknownChain',
  'pending',
  'locked',
  'unauthorised',
  'unsupported',
  'disconnected',
  'invalidParams',
  'internal',
  'upgradeRejected',
] as const
const act = v.variant('type', [
  v.strictObject({ type: v.literal('approve'), accounts: v.optional(v.array(address)) }),
  v.strictObject({
    type: v.literal('reject'),
    code: v.optional(rejectionCode),
    message: v.optional(v.string()),
  }),
  v.strictObject({
    type: v.literal('fail'),
    error: v.lazy((given) => (typeof given === 'string' ? v.picklist(failureNames) : errorShape)),
  }),
  v.strictObject({ type: v.literal('reply'), value: encoded }),
  v.strictObject({ type: v.literal('hang') }),
  v.strictObject({ type: v.literal('prompt') }),
  v.strictObject({ type: v.literal('pass') }),
])

const acts = v.pipe(v.array(act), v.nonEmpty('expected at least one step'))

const schema = v.strictObject({
  id: v.optional(v.string()),
  wallet: v.optional(v.string()),
  method: v.pipe(v.string(), v.nonEmpty('expected a JSON-RPC method, or *')),
  when: v.optional(v.strictObject({ params: v.optional(v.any()), origin: v.optional(v.string()) })),
  times,
  // `setTimeout` fires at once for a delay above 2 ** 31 - 1 ms.
  after: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0, 'expected ms, 0 or more'),
      v.maxValue(2 ** 31 - 1, 'expected ms, at most 2147483647; what never answers is a hang'),
    ),
  ),
  events: v.optional(v.picklist(['before', 'after', 'without', 'twice'])),
  // Choose the schema here: the issues of a union would not say which act of a sequence is wrong.
  do: v.lazy((given) => (Array.isArray(given) ? acts : act)),
  // A rule may contain a function if the engine runs in the same process.
  matches: v.optional(v.function()),
})

/**
 * Checks a rule.
 *
 * @throws {TypeError} that names the field, the value found and the expected value
 */
export const parseRule = <R extends Rule>(rule: R): R => {
  parseOrThrow(schema, rule, 'This is not a rule', (path) => nameField(rule, path))
  const { times = Infinity, do: steps } = rule
  if (Array.isArray(steps) && steps.length > times)
    throw new TypeError(
      `This is not a rule: its sequence has ${steps.length} steps, and it applies to ${times} request${times === 1 ? '' : 's'}. Write .times(${steps.length}), or leave .once() or .times() out.`,
    )
  return rule
}

/** Returns the name of a field in the words of `wallet.when`: `fail.error` for `do.error`. */
function nameField({ do: given }: Rule, path: string): string {
  const [first, ...keys] = path.split('.')
  if (first !== 'do') return path
  const place = Array.isArray(given) ? ['sequence', ...keys.splice(0, 1)] : []
  const answer = Array.isArray(given) ? given[Number(place[1])] : given
  const type = keys.length > 0 && keys[0] !== 'type' ? [answer?.type] : []
  const name = [...place, ...type, ...keys].join('.')
  return name === '' || name === 'type' ? path : name
}

/** Checks a rule that will be added. Throws a TypeError, also if another rule has its id. */
export const parseNewRule = <R extends Rule>(rule: R, { list }: Pick<Rules, 'list'>): R => {
  const { id } = parseRule(rule)
  if (id !== undefined && list().some((armed) => armed.id === id))
    throw new TypeError(
      `This is not a rule: "id" ${JSON.stringify(id)} is that of another one. Remove that one first.`,
    )
  return rule
}
