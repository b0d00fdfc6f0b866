import { expect, onTestFinished, test, vi } from 'vitest'
import type { Anvil } from '../chain/index.ts'
import { createLocalChains } from './createLocalChains.ts'

function fakes(fails: (nth: number) => boolean = () => false) {
  const started: object[] = []
  const stopped: number[] = []
  const printed: string[] = []
  const ends: (() => void)[] = []
  const chains = createLocalChains({
    start: async (options) => {
      started.push(options)
      if (fails(started.length)) throw new Error('no')
      const { promise: gone, resolve } = Promise.withResolvers<void>()
      ends.push(resolve)
      return {
        chainId: options.chainId,
        url: 'http://127.0.0.1:1234',
        fork: { url: 'https://node.example', block: 7 },
        gone,
        stop: async () => void stopped.push(options.chainId),
      } as Partial<Anvil> as Anvil
    },
    print: (line) => void printed.push(line),
  })
  /** Ends the node that was started last, and waits for the restart. */
  const kill = async () => {
    const before = printed.length
    ends.at(-1)!()
    await expect.poll(() => printed.length).toBe(before + 1)
  }
  return { chains, started, stopped, printed, ends, kill }
}

test('concurrent calls start a chain once', async () => {
  const { chains, started } = fakes()
  await Promise.all([chains.chain(1), chains.chain(1), chains.chain(56)])
  expect(started).toEqual([{ chainId: 1 }, { chainId: 56 }])
})

test('the next call retries a failed start', async () => {
  const { chains } = fakes((nth) => nth === 1)
  await expect(chains.chain(1)).rejects.toThrow('no')
  await expect(chains.chain(1)).resolves.toMatchObject({ chainId: 1 })
})

test('stop ends only the running chains', async () => {
  const { chains, stopped } = fakes((nth) => nth === 1)
  await chains.chain(1).catch(() => {})
  await chains.chain(56)
  await chains.stop()
  expect(stopped).toEqual([56])
})

test('a second stop waits for the first one', async () => {
  const isOver = Promise.withResolvers<void>()
  const chains = createLocalChains({
    start: async ({ chainId }) =>
      ({
        chainId,
        gone: new Promise(() => {}),
        stop: () => isOver.promise,
      }) as Partial<Anvil> as Anvil,
  })
  await chains.chain(56)
  void chains.stop()
  await new Promise(setImmediate)
  const second = vi.fn<() => void>()
  void chains.stop().then(second)
  await new Promise(setImmediate)
  expect(second).not.toHaveBeenCalled()
  isOver.resolve()
  await vi.waitFor(() => expect(second).toHaveBeenCalled())
})

test('restarts a node that ends, at its address and from its fork', async () => {
  const { chains, started, printed, kill } = fakes()
  await chains.chain(56)
  await kill()
  const fork = { forkUrl: 'https://node.example', forkBlock: 7 }
  expect(started).toEqual([{ chainId: 56 }, { chainId: 56, port: 1234, ...fork }])
  expect(printed).toEqual([
    'The local chain 56 ended unexpectedly. It was started again at http://127.0.0.1:1234; its state is lost.',
  ])
})

test('returns the new chain after a restart', async () => {
  const { chains, kill } = fakes()
  const first = await chains.chain(56)
  await kill()
  expect(await chains.chain(56)).not.toBe(first)
})

test('does not restart a node after stop', async () => {
  const { chains, started, ends } = fakes()
  await chains.chain(56)
  await chains.stop()
  ends[0]!()
  await new Promise(setImmediate)
  expect(started).toHaveLength(1)
})

test('gives up a node that ends four times in a row', async () => {
  const { chains, started, ends, kill } = fakes()
  await chains.chain(56)
  for (let round = 0; round < 3; round++) await kill()
  ends.at(-1)!()
  const error = await chains.lost
  expect(error.message).toMatch(
    /^The local chain 56 ended 4 times within 10 s of its start\. [^\n]*$/,
  )
  await expect(chains.chain(56)).rejects.toBe(error)
  expect(started).toHaveLength(4)
})

test('restarts a node without limit when it ran for more than 10 s each time', async () => {
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const { chains, started, kill } = fakes()
  await chains.chain(56)
  for (let round = 1; round <= 6; round++) {
    clock.mockReturnValue(round * 11_000)
    await kill()
  }
  expect(started).toHaveLength(7)
})

test('gives up a node that cannot be restarted, with the reason', async () => {
  const { chains, ends } = fakes((nth) => nth === 2)
  await chains.chain(56)
  ends[0]!()
  expect(await chains.lost).toMatchObject({ message: 'no' })
})
