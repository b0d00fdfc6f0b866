import { expect, test } from 'vitest'
import { isHash, isHex, isQuantity } from './judges.ts'

const shapes = [
  ['hex', isHex, '38aB'],
  ['a quantity', isQuantity, '38aB'],
  ['a hash', isHash, 'aB'.repeat(32)],
] as const

test.each(shapes)('%s accepts digits in either case', (_, is, digits) => {
  expect(is(`0x${digits}`)).toBe(true)
})

// EIP-1474 requires 0x. A dapp that compares '0X38' with '0x38' would see another chain.
test.each(shapes)('%s requires 0x, not 0X', (_, is, digits) => {
  expect(is(`0X${digits}`)).toBe(false)
})
