import { expect, test } from 'vitest'
import type { Anvil } from '../chain/index.ts'
import { createLocalChains } from './localChains.ts'

function fakes(failures = 0) {
  const started: number[] = []
  const stopped: number[] = []
  const chains = createLocalChains(async ({ chainId }) => {
    started.push(chainId)
    if (started.length <= failures) throw new Error('no')
    return { chainId, stop: async () => void stopped.push(chainId) } as Partial<Anvil> as Anvil
  })
  return { chains, started, stopped }
}

test('asked twice at once, a chain starts once', async () => {
  const { chains, started } = fakes()
  await Promise.all([chains.chain(1), chains.chain(1), chains.chain(56)])
  expect(started).toEqual([1, 56])
})

test('a start that failed is tried again by who asks next', async () => {
  const { chains } = fakes(1)
  await expect(chains.chain(1)).rejects.toThrow('no')
  await expect(chains.chain(1)).resolves.toMatchObject({ chainId: 1 })
})

test('stop ends those that run, and none that never did', async () => {
  const { chains, stopped } = fakes(1)
  await chains.chain(1).catch(() => {})
  await chains.chain(56)
  await chains.stop()
  expect(stopped).toEqual([56])
})
