import * as viem from 'viem/chains'
import { expect, test } from 'vitest'
import { defaultChains } from './defaultChains.ts'

test.each(defaultChains)("$name has the values of viem's definition", (chain) => {
  expect(Object.values(viem).find(({ id }) => id === chain.id)).toMatchObject(chain)
})
