import * as fc from 'fast-check'
import { accounts } from '../../app/cells/testAccounts.ts'
import { createHostileValue, hostileNames, type HostileName } from './hostileValues.ts'

/** A plain value, or the name of a value of `hostileValues.ts`, which cannot be printed. */
export type PrintableValue = { plain: unknown } | { hostile: HostileName }

export const toValue = (value: PrintableValue): unknown =>
  'hostile' in value ? createHostileValue(value.hostile) : value.plain

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withTypedArray: true,
  maxDepth: 3,
})

const { a, b } = accounts

/** Values that resemble a list of accounts (EIP-1102) but are malformed or empty. */
const nearlyAccounts: unknown[] = [
  [],
  [null],
  [a, null],
  [a, a],
  [[a]],
  [{ address: a }],
  { 0: a, length: 1 },
  a,
  a.slice(2),
  a.slice(0, -1),
  `${a}0`,
  [`0X${a.slice(2)}`],
  [a.toUpperCase()],
  [` ${a}`],
  [b, 'not an address'],
  new Set([a]),
  new String(a),
]

/** Values that resemble a chain id (EIP-695) but are malformed. */
const nearlyChainId: unknown[] = [
  56,
  -56,
  56.5,
  56n,
  '56',
  ' 56 ',
  '0x',
  '0x0',
  '-0x38',
  '0x38 ',
  '0x038',
  '0X38',
  '0x1p3',
  '0xffffffffffffffff',
  '5e1',
  1e21,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  ['0x38'],
  { chainId: '0x38' },
  true,
  '',
]

/** Values that resemble an error of a wallet (EIP-1193) but are malformed. */
const nearlyError: unknown[] = [
  undefined,
  null,
  'User rejected the request.',
  4001,
  { code: '4001' },
  { code: 4001n, message: 5 },
  { code: 4001.5 },
  { code: null, message: null },
  { code: -32603, data: { originalError: null } },
  { code: -32603, data: 'User rejected' },
  { code: { code: 4902 } },
  { error: { error: { code: 4902 } } },
  { message: { toString: null } },
  new Error(''),
  new AggregateError([null, undefined]),
  [{ code: 4001 }],
]

export const malformedValue: fc.Arbitrary<PrintableValue> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...nearlyAccounts, ...nearlyChainId, ...nearlyError)
      .map((plain): PrintableValue => ({ plain })),
  },
  { weight: 2, arbitrary: anything.map((plain): PrintableValue => ({ plain })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...hostileNames).map((name): PrintableValue => ({ hostile: name })),
  },
)
