import { expect, test } from 'vitest'
import { chainsOf, defaultChains } from './AppChains.ts'

test('takes the default chain and the second one from the start of the list', () => {
  expect(chainsOf([8453, 1, 10])).toMatchObject({ home: 8453, other: 1, supported: [8453, 1, 10] })
  expect(defaultChains).toMatchObject({ home: 56, other: 1, third: 137, foreign: 97, nowhere: 999 })
})

test('chooses chains that the app does not support', () => {
  const { third, foreign, nowhere } = chainsOf([97, 137, 138, 999])
  expect([third, foreign, nowhere]).toEqual([139, 98, 1000])
})

test('rejects a list of one chain', () => {
  expect(() => chainsOf([1])).toThrow('two chains or more')
})
