import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'

test('exports the API of the entry point `wagmi`', () => {
  expect(Object.keys(entryPoint).sort()).toEqual(['createConnectorWallets', 'createWagmiConfig'])
})
