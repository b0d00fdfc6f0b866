import * as viem from 'viem/chains'
import { expect, test } from 'vitest'
import { bsc, mainnet } from './defaultChains.ts'

test.each([
  [bsc, viem.bsc],
  [mainnet, viem.mainnet],
])("$name has the values of viem's definition", (ours, theirs) => {
  expect(theirs).toMatchObject(ours)
})
