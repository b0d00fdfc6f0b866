import * as v from 'valibot'

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty('expected a name'))

export const functionSchema = v.function('expected a function')

/** Number of requests to which a rule or a fault applies. */
export const times = v.optional(
  v.pipe(v.number(), v.integer('expected a whole number'), v.minValue(1, 'expected at least 1')),
)

export const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i, 'expected an address of 40 hex digits'),
)

export const chainId = v.pipe(
  v.number(),
  v.integer('expected a whole number'),
  v.minValue(1, 'expected a chain id of 1 or more'),
)

// Order of the group of secp256k1 (SEC 2). A private key is at least 1 and less than the order.
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export const privateKey = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i, 'expected a key of 64 hex digits'),
  v.check(
    (key) => BigInt(key) > 0n && BigInt(key) < order,
    'expected a key between 1 and the order of secp256k1',
  ),
)

/** Value in the format that the function `encode` returns. */
export const encoded = v.looseObject({
  $: v.picklist(['json', 'undefined', 'bigint', 'number', 'error', 'array', 'object']),
})

const code = v.union([v.number(), v.string()])

const codeExpected = 'expected a number; a failure by name is wallet.when(method).fail(name)'

/** Code of a rejection: a number, or digits, which some wallets send. The name of a failure is refused. */
export const rejectionCode = v.union(
  [v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/, codeExpected))],
  codeExpected,
)

const errorFields = {
  kind: v.optional(v.picklist(['error', 'object', 'string', 'undefined'])),
  name: v.optional(v.string()),
  code: v.optional(code),
  message: v.optional(v.string()),
}
const strictShape = v.strictObject({
  ...errorFields,
  data: v.optional(v.any()),
  stack: v.optional(v.string()),
  own: v.optional(v.array(v.tuple([v.string(), encoded]))),
  cause: v.optional(encoded),
})
const error = v.looseObject(errorFields)

/** Accepts an `Error`, or a plain object with the fields of an error. Only an `Error` may have other keys. */
export const errorShape = v.lazy((given) => (given instanceof Error ? error : strictShape))

export const capabilities = {
  chainId: v.optional(chainId),
  account: v.optional(address),
  atomic: v.optional(v.picklist(['supported', 'ready', 'unsupported'])),
  paymasterService: v.optional(v.boolean()),
  receipts: v.optional(v.picklist(['one', 'perCall'])),
}
