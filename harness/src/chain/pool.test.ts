import { afterEach, expect, test } from 'vitest'
import { callRpc } from './callRpc.ts'
import { createPool, type Pool } from './pool.ts'
import type { Anvil } from './startAnvil.ts'

const pools: Pool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** Chains that only count. */
function fakes() {
  const started: string[] = []
  const stopped: string[] = []
  const start = async ({ chainId }: { chainId: number }) => {
    const url = `${chainId}#${started.length}`
    started.push(url)
    let snapshots = 0
    return {
      url,
      chainId,
      clearFaults: () => {},
      snapshot: async () => String(++snapshots),
      revert: async () => {},
      stop: async () => void stopped.push(url),
    } as Partial<Anvil> as Anvil
  }
  return { start, started, stopped }
}

test('nothing starts before the first lease', () => {
  const { start, started } = fakes()
  createPool({ start })
  expect(started).toEqual([])
})

test('a released chain is leased again, one of its own id', async () => {
  const { start, started } = fakes()
  const pool = createPool({ start })
  const first = await pool.lease(56)
  await first.release()
  await pool.lease(1)
  const again = await pool.lease(56)
  expect(again.chain).toBe(first.chain)
  expect(started).toEqual(['56#0', '1#1'])
})

test('two leases at once are two chains', async () => {
  const { start } = fakes()
  const pool = createPool({ start })
  const [one, two] = await Promise.all([pool.lease(), pool.lease()])
  expect(one.chain).not.toBe(two.chain)
})

test('who released a chain cannot put it back under the one who has it now', async () => {
  const { start } = fakes()
  const first = await createPool({ start }).lease()
  await first.release()
  await expect(first.reset()).rejects.toThrow('This chain was released: lease one again.')
})

test('a lease released twice is one chain', async () => {
  const { start } = fakes()
  const pool = createPool({ start })
  const first = await pool.lease()
  await first.release()
  await first.release()
  const [one, two] = [await pool.lease(), await pool.lease()]
  expect(one.chain).not.toBe(two.chain)
})

test('a start that failed is tried again', async () => {
  const { start } = fakes()
  let broken = true
  const pool = createPool({
    start: (options) => (broken ? Promise.reject(new Error('no')) : start(options)),
  })
  await expect(pool.lease()).rejects.toThrow('no')
  broken = false
  await expect(pool.lease()).resolves.toBeDefined()
})

test('close stops all, and tells of all that would not', async () => {
  const { start, stopped } = fakes()
  const pool = createPool({
    start: async (options) => {
      const chain = await start(options)
      return options.chainId === 1
        ? { ...chain, stop: () => Promise.reject(new Error('stuck')) }
        : chain
    },
  })
  await pool.lease(56)
  await pool.lease(1)
  await expect(pool.close()).rejects.toMatchObject({ errors: [{ message: 'stuck' }] })
  expect(stopped).toEqual(['56#0'])
})

test('a real chain is clean for its next holder', async () => {
  const pool = createPool()
  pools.push(pool)
  const first = await pool.lease()
  await first.chain.rpc('anvil_mine', ['0x3'])
  await first.reset()
  await first.chain.rpc('anvil_mine', ['0x2'])
  first.chain.fault({ kind: 'drop' })
  await first.release()
  const { chain } = await pool.lease()
  expect(await callRpc(chain.url, 'eth_chainId')).toBe('0x38')
  expect(await chain.rpc('eth_blockNumber')).toBe('0x0')
})
