import { expect, test } from 'vitest'
import { hashMessage, hashTypedData, type TypedDataDefinition } from 'viem'
import { message, typedData, typedDataHash } from './requestParams.ts'

test('the hashes for recovery are those of the texts', () => {
  expect(message.hash).toBe(hashMessage({ raw: message.hex }))
  expect(message.otherHash).toBe(hashMessage({ raw: message.otherHex }))
  expect(message.hashOfFourBytes).toBe(hashMessage({ raw: '0xdeadbeef' }))
  expect(typedDataHash).toBe(hashTypedData(typedData.object as unknown as TypedDataDefinition))
})
