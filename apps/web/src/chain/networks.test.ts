import { expect, test } from 'vitest'
import { bsc, mainnet } from 'viem/chains'
import { networks } from './networks.ts'

test.each([bsc, mainnet])('what the app says of $name is what viem says', (known) => {
  const ours = networks.find(({ id }) => id === known.id)
  const { name, nativeCurrency } = known
  const { url } = known.blockExplorers.default
  expect(ours).toMatchObject({ name, nativeCurrency, blockExplorers: { default: { url } } })
})
