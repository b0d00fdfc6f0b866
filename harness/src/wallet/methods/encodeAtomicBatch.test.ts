import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { encodeAtomicBatch } from './encodeAtomicBatch.ts'

test('encodes calls as viem does', () => {
  const calls = [
    {
      to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      value: '0x1',
      data: `0x${'11'.repeat(33)}`,
    },
    { to: `0x${'cd'.repeat(20)}` },
    { to: `0x${'ef'.repeat(20)}`, value: '0xde0b6b3a7640000', data: `0x${'22'.repeat(32)}` },
  ] as const
  const expected = encodeFunctionData({
    abi: parseAbi([
      'struct Call { address to; uint256 value; bytes data; }',
      'function execute(Call[] calls)',
    ]),
    args: [
      calls.map((call) => ({
        to: call.to,
        value: BigInt('value' in call ? call.value : 0),
        data: 'data' in call ? call.data : '0x',
      })),
    ],
  })
  expect(encodeAtomicBatch(calls)).toBe(expected)
})
