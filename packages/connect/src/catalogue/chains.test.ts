import * as viem from 'viem/chains'
import { expect, test } from 'vitest'
import { bsc, mainnet } from './chains.ts'

test.each([
  [bsc, viem.bsc],
  [mainnet, viem.mainnet],
])('what is said of $name is what viem says', (ours, theirs) => {
  expect(theirs).toMatchObject(ours)
})
