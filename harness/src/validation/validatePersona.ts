import * as v from 'valibot'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { type FailureKind, standardFailures } from '../wallet/requestFailures.ts'
import { type Policy, standardPolicy } from '../wallet/behaviourSettings.ts'
import { parseOrThrow } from './parseOrThrow.ts'
import { functionSchema, capabilities, chainId, nonEmptyText } from './fieldSchemas.ts'

const optionalFunction = v.optional(functionSchema)
const methods = v.optional(v.record(v.string(), functionSchema, 'expected functions by method'))
const flag = v.optional(v.boolean('expected true or false'))
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.optional(v.picklist(names, `expected one of ${names.join(', ')}`))

/** Features that checks of the conformance suite depend on. */
const features = [
  'eip-712',
  'eip-747',
  'eip-2255',
  'eip-3085',
  'eip-5792',
  'eip-6963',
  'eip-7846',
  'multiple-accounts',
  'personal-sign',
  'subscriptions',
  'transactions',
]

const flags = Object.fromEntries(
  Object.entries(standardPolicy).flatMap(([name, standard]) =>
    typeof standard === 'boolean' ? [[name, flag] as const] : [],
  ),
)
type Flag = { [K in keyof Policy]: Policy[K] extends boolean ? K : never }[keyof Policy]
const choices = {
  accountsEvent: oneOf('before', 'after'),
  chainEvent: oneOf('before', 'after'),
  unconnectedChain: v.optional(chainId),
  switchAsks: oneOf('always', 'unconnected', 'never'),
  pending: oneOf('refuse', 'join', 'queue'),
  accountLimit: v.optional(v.pipe(v.number(), v.minValue(1))),
  isConnected: oneOf('honest', 'always', 'accounts'),
  connectedTo: oneOf('any', 'site'),
} satisfies Record<Exclude<keyof Policy, Flag>, unknown>
const policy = v.strictObject({ ...flags, ...choices })

const kinds = Object.keys(standardFailures) as FailureKind[]
const failureText = v.strictObject({
  code: v.number('expected a number'),
  message: v.union([v.string(), functionSchema], 'expected a text or a function'),
  data: v.optional(v.any()),
})

// The schema is strict, because a misspelt hook would silently have no effect.
const schema = v.strictObject(
  {
    id: v.pipe(v.string(), v.regex(/^[\w.@-]+$/, 'expected letters, digits, dots and hyphens')),
    version: v.optional(nonEmptyText),
    info: v.strictObject({ name: nonEmptyText, rdns: nonEmptyText, icon: v.optional(v.string()) }),
    namespaces: v.optional(v.array(nonEmptyText, 'expected a list of paths under window')),
    globals: v.optional(v.record(v.string(), v.any())),
    announces: flag,
    flags: v.optional(v.record(v.string(), v.any())),
    lacks: v.optional(
      v.array(
        v.picklist(features, `expected one of ${features.join(', ')}`),
        'expected a list of features',
      ),
    ),
    quirks: v.optional(v.array(v.looseObject({ id: nonEmptyText, what: v.string() }))),
    policy: v.optional(policy),
    capabilities: v.optional(v.array(v.strictObject(capabilities))),
    failures: v.optional(
      v.record(
        v.picklist(kinds, `expected one of ${kinds.join(', ')}`),
        failureText,
        'expected codes and messages by failure',
      ),
    ),
    methods,
    lazyMethods: methods,
    frozen: flag,
    request: optionalFunction,
    address: optionalFunction,
    failure: optionalFunction,
    shape: optionalFunction,
    event: optionalFunction,
    act: optionalFunction,
    provider: optionalFunction,
    announce: optionalFunction,
    start: optionalFunction,
  } satisfies Record<keyof Persona, unknown>,
  'expected an object',
)

export function validatePersona(persona: unknown): void {
  parseOrThrow(schema, persona, 'A persona cannot be made of this')
}
