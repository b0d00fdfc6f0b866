import { expect, test } from 'vitest'
import * as door from './index.ts'

test('exports the API of the entry point `wagmi`', () => {
  expect(Object.keys(door).sort()).toEqual(['createConnectorWallets', 'createWagmiConfig'])
})
