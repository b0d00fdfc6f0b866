import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { callRpc } from './callRpc.ts'
import { createPool, type Pool } from './chainPool.ts'
import type { Anvil } from './startAnvil.ts'

const pools: Pool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** Starts fake chains that record their calls. */
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
      rpc: async () => null,
      stop: async () => void stopped.push(url),
    } as Partial<Anvil> as Anvil
  }
  return { start, started, stopped }
}

test('starts nothing before the first lease', () => {
  const { start, started } = fakes()
  createPool({ start })
  expect(started).toEqual([])
})

test('leases a released chain again for the same chain id', async () => {
  const { start, started } = fakes()
  const pool = createPool({ start })
  const first = await pool.lease({ chainId: 56 })
  await first.release()
  await pool.lease({ chainId: 1 })
  const again = await pool.lease({ chainId: 56 })
  expect(again.chain).toBe(first.chain)
  expect(started).toEqual(['56#0', '1#1'])
})

test('leases no chain with another fork', async () => {
  const { start } = fakes()
  const pool = createPool({ start })
  const first = await pool.lease({ chainId: 8453 })
  await first.release()
  const forked = await pool.lease({ chainId: 8453, forkUrl: 'http://127.0.0.1:1', forkBlock: 7 })
  expect(forked.chain).not.toBe(first.chain)
  expect((await pool.lease({ chainId: 8453 })).chain).toBe(first.chain)
})

test('concurrent leases get different chains', async () => {
  const { start } = fakes()
  const pool = createPool({ start })
  const [one, two] = await Promise.all([pool.lease(), pool.lease()])
  expect(one.chain).not.toBe(two.chain)
})

test('rejects a reset after the release', async () => {
  const { start } = fakes()
  const first = await createPool({ start }).lease()
  await first.release()
  await expect(first.reset()).rejects.toThrow('This chain was released: lease one again.')
})

test('releasing a lease twice returns one chain', async () => {
  const { start } = fakes()
  const pool = createPool({ start })
  const first = await pool.lease()
  await first.release()
  await first.release()
  const [one, two] = [await pool.lease(), await pool.lease()]
  expect(one.chain).not.toBe(two.chain)
})

test('retries a failed start', async () => {
  const { start } = fakes()
  let broken = true
  const pool = createPool({
    start: (options) => (broken ? Promise.reject(new Error('no')) : start(options)),
  })
  await expect(pool.lease()).rejects.toThrow('no')
  broken = false
  await expect(pool.lease()).resolves.toBeDefined()
})

test('reports a failed snapshot of an idle chain at the next lease only', async () => {
  const { start } = fakes()
  const snapshots = [async () => '1', async () => Promise.reject(new Error('gone'))]
  const pool = createPool({
    start: async (options) => ({ ...(await start(options)), snapshot: () => snapshots.shift()!() }),
  })
  await (await pool.lease()).release()
  // Node would report an unhandled rejection now.
  await setImmediate()
  await expect(pool.lease()).rejects.toThrow('gone')
})

test('close stops all chains and reports all that did not stop', async () => {
  const { start, stopped } = fakes()
  const pool = createPool({
    start: async (options) => {
      const chain = await start(options)
      return options.chainId === 1
        ? { ...chain, stop: () => Promise.reject(new Error('stuck')) }
        : chain
    },
  })
  await pool.lease({ chainId: 56 })
  await pool.lease({ chainId: 1 })
  await expect(pool.close()).rejects.toMatchObject({ errors: [{ message: 'stuck' }] })
  expect(stopped).toEqual(['56#0'])
})

test('resets a chain for its next lease', async () => {
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
