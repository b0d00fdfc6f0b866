import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './normaliseAccounts.ts'

const digit = fc.constantFrom(...'0123456789abcdefABCDEF')

test("returns the same address as viem's getAddress", () => {
  fc.assert(
    fc.property(fc.array(digit, { minLength: 40, maxLength: 40 }), (digits) => {
      const address = `0x${digits.join('')}`
      expect(checksumAddress(address)).toBe(getAddress(address.toLowerCase()))
    }),
  )
})
