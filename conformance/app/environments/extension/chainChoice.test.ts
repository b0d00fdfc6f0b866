import { expect, test } from 'vitest'
import { createChainChoice } from './chainChoice.ts'

test('connects on the home chain, unless the user has chosen another', () => {
  const choice = createChainChoice()
  expect(choice.choice()).toEqual([{ chains: [56] }])
  choice.choose(1)
  expect(choice.choice()).toEqual([{ chains: [1] }])
})
