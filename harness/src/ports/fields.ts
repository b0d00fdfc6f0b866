import * as v from 'valibot'

/** Of options, rules and acts alike. */
export const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i, 'expected an address of 40 hex digits'),
)

export const chainId = v.pipe(
  v.number(),
  v.integer('expected a whole number'),
  v.minValue(1, 'expected a chain id of 1 or more'),
)

// SEC 2, secp256k1: a key is at least 1 and less than the order of the group.
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** Of secp256k1. */
export const privateKey = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i, 'expected a key of 64 hex digits'),
  v.check(
    (key) => BigInt(key) > 0n && BigInt(key) < order,
    'expected a key between 1 and the order of secp256k1',
  ),
)
