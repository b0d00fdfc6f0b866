import { expect, test } from 'vitest'
import { chainOf, publicNodesOf } from './publicNodes.ts'

test('finds the chain of a public node, of the chains of the run alone', () => {
  const nodes = publicNodesOf([8453, 1])
  const found = (url: string) => chainOf(new URL(url), nodes)
  expect(found('https://mainnet.base.org/')).toBe(8453)
  expect(found('https://eth.llamarpc.com/')).toBe(1)
  expect(found('https://bsc-dataseed.bnbchain.org/')).toBeUndefined()
  expect(found('https://example.com/')).toBeUndefined()
})
