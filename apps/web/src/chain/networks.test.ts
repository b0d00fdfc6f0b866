import { expect, test } from 'vitest'
import { bsc, mainnet } from 'viem/chains'
import { networks } from './networks.ts'

test.each([bsc, mainnet])('has the values of viem for $name', (known) => {
  const ours = networks.find(({ id }) => id === known.id)
  const { name, nativeCurrency } = known
  const { url } = known.blockExplorers.default
  expect(ours).toMatchObject({ name, nativeCurrency, blockExplorers: { default: { url } } })
})
