import { expect, test } from 'vitest'
import { openWorkerPool } from './workerPool.ts'

type FakeWorker = { number: number; broken: boolean; closed: boolean }

/** Creates a pool of fake workers. Workers with a number in `failing` cannot be opened. */
function setUp({ failing = [] as number[], gate = Promise.resolve() } = {}) {
  const opened: FakeWorker[] = []
  const lost: unknown[] = []
  let count = 0
  const openWorker = async () => {
    const number = ++count
    if (number > 1) await gate
    if (failing.includes(number)) throw new Error(`No space left for ${number}.`)
    const worker = { number, broken: false, closed: false }
    opened.push(worker)
    return Object.assign(worker, {
      isBroken: () => worker.broken,
      close: async () => void (worker.closed = true),
    })
  }
  return {
    opened,
    lost,
    launches: () => count,
    openPool: (size: number) => openWorkerPool(size, openWorker, (why) => void lost.push(why)),
  }
}

/** Task that returns the number of its worker. */
const numberOf = async ({ number }: FakeWorker) => ({ number, close: async () => undefined })
const failing = async (): Promise<never> => {
  throw new Error('The page crashed.')
}

test('is usable as soon as the first worker is open', async () => {
  const pool = await setUp({ gate: new Promise<void>(() => {}) }).openPool(3)
  expect((await pool.open(numberOf)).number).toBe(1)
})

test('gives a worker to one task at a time', async () => {
  const pool = await setUp().openPool(2)
  const [one, two] = await Promise.all([pool.open(numberOf), pool.open(numberOf)])
  const third = pool.open(numberOf)
  await one.close()
  expect([two.number, (await third).number]).toEqual([2, 1])
})

test.each([
  ['opening', failing],
  ['closing', async () => ({ close: failing })],
])('replaces a worker when %s fails on it', async (_, task) => {
  const { openPool, opened } = setUp()
  const pool = await openPool(1)
  const done = pool.open<{ close(): Promise<void> }>(task).then(({ close }) => close())
  await expect(done).rejects.toThrow('The page crashed.')
  expect((await pool.open(numberOf)).number).toBe(2)
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
})

test('replaces a worker that broke between two tasks', async () => {
  const pool = await setUp().openPool(1)
  pool.first.broken = true
  expect((await pool.open(numberOf)).number).toBe(2)
})

test('continues with fewer workers if a later one cannot be opened', async () => {
  const { openPool, lost } = setUp({ failing: [2] })
  const pool = await openPool(3)
  const both = await Promise.all([pool.open(numberOf), pool.open(numberOf)])
  expect(both.map(({ number }) => number)).toEqual([1, 3])
  expect(lost).toHaveLength(1)
})

test('rejects if the first worker cannot be opened', async () => {
  await expect(setUp({ failing: [1] }).openPool(3)).rejects.toThrow('No space left for 1.')
})

test('rejects with the reason after the last worker is lost', async () => {
  const pool = await setUp({ failing: [2] }).openPool(1)
  await pool.open(failing).catch(() => undefined)
  await expect(pool.open(numberOf)).rejects.toThrow('No space left for 2.')
  await expect(pool.open(numberOf)).rejects.toThrow('No space left for 2.')
})

test('closes every worker, including one that is being opened', async () => {
  const gate = Promise.withResolvers<void>()
  const { openPool, opened, launches } = setUp({ gate: gate.promise })
  const pool = await openPool(3)
  const closed = pool.close()
  gate.resolve()
  await closed
  expect([opened.map((worker) => worker.closed), launches()]).toEqual([[true, true], 2])
})

test('rejects waiting tasks when the pool closes', async () => {
  const pool = await setUp().openPool(1)
  await pool.open(numberOf)
  const waiting = pool.open(numberOf)
  await pool.close()
  await expect(waiting).rejects.toThrow('The browsers are closed.')
})
