import { expect, test, vi } from 'vitest'
import { UsageError } from '../../engine/UsageError.ts'
import type { Lane } from './lane.ts'
import { openLanes } from './openLanes.ts'

test('the first is there before the second is begun', async () => {
  const { begin, begun } = world()
  const opening = openLanes(3, begin)

  expect(begun).toHaveLength(1)
  begun[0]!.launch()
  await opening
  expect(begun).toHaveLength(2)
})

test('the others join as they come', async () => {
  const { begin, begun } = world()
  const { seats } = await openFirst(begin, begun)

  const serving = [seats.serving()]
  for (const n of [1, 2]) {
    await vi.waitFor(() => expect(begun).toHaveLength(n + 1))
    const grown = seats.grown()
    begun[n]!.launch()
    await grown
    serving.push(seats.serving())
  }

  expect(serving).toEqual([1, 2, 3])
})

test('that there is no first one is the reason, and it is closed', async () => {
  const { begin, begun } = world()
  const opening = openLanes(3, begin)

  begun[0]!.fail(new Error('No Chromium is here.'))

  await expect(opening).rejects.toThrow('No Chromium is here.')
  expect(begun.map(({ closed }) => closed())).toEqual([true])
})

test('a later one that cannot be had is told of, without what to do, and the next one is begun', async () => {
  const { begin, begun } = world()
  const lines: string[] = []
  const { seats } = await openFirst(begin, begun, { write: (text) => lines.push(text) })

  const cause = new Error('No space left.\nCall log:')
  begun[1]!.fail(
    new UsageError('MetaMask was not launched: No space left. Run it again.', { cause }),
  )
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  const grown = seats.grown()
  begun[2]!.launch()
  await grown

  expect([lines, begun.map(({ closed }) => closed()), seats.serving()]).toEqual([
    ['One browser fewer, so this takes longer: No space left.\n'],
    [false, true, false],
    2,
  ])
})

test('a mistake of ours in a later one is told with where it was made', async () => {
  const { begin, begun } = world()
  const told = Promise.withResolvers<string>()
  await openFirst(begin, begun, { write: told.resolve })

  begun[1]!.fail(new TypeError('standIn is undefined'))

  expect(await told.promise).toMatch(
    /takes longer: TypeError: standIn is undefined\n\s+at .*openLanes\.test/,
  )
})

test('one that cannot even be begun leaves those before it as they are', async () => {
  const { begin, begun } = world()
  const told = Promise.withResolvers<string>()
  const { seats } = await openFirst(
    () => {
      if (begun.length > 0) throw new UsageError('The driver is not installed.')
      return begin()
    },
    begun,
    { write: told.resolve },
  )

  await told.promise
  expect([begun.map(({ closed }) => closed()), seats.free()]).toEqual([[false], expect.anything()])
})

test('that no more come is known once the last one was tried', async () => {
  const { begin, begun } = world()
  const { seats } = await openFirst(begin, begun)
  const first = seats.free()!
  begun[0]!.spend()
  seats.give(first)
  const before = seats.serving()

  for (const n of [1, 2]) {
    await vi.waitFor(() => expect(begun).toHaveLength(n + 1))
    begun[n]!.fail(new UsageError('No space left.'))
  }
  await seats.grown()

  expect([before, seats.serving(), seats.free()]).toEqual([0, 1, first])
})

test.each([
  ['which fails of it', (one: Begun) => one.fail(new Error('The MetaMask driver was closed.'))],
  ['which was there just then', (one: Begun) => one.launch()],
])(
  'closed while one is launched, %s: it is closed, no other is begun, nothing is told',
  async (_, end) => {
    const { begin, begun } = world()
    const lines: string[] = []
    const { close, seats } = await openFirst(begin, begun, { write: (text) => lines.push(text) })

    await close()
    const over = seats.grown()
    end(begun[1]!)
    await over

    expect([lines, begun.map(({ closed }) => closed()), seats.serving()]).toEqual([
      [],
      [true, true],
      1,
    ])
  },
)

type Begun = { launch(): void; fail(error: Error): void; spend(): void; closed(): boolean }

const openFirst = (
  begin: () => Lane<object>,
  begun: readonly Begun[],
  out: { write(text: string): unknown } = { write: () => undefined },
) => {
  const opening = openLanes(3, begin, out)
  begun[0]!.launch()
  return opening
}

/** Lanes that are launched when they are told. */
function world() {
  const begun: Begun[] = []
  const begin = (): Lane<object> => {
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    let [closed, spent] = [false, false]
    const spend = () => void (spent = true)
    begun.push({ launch: () => resolve({}), fail: reject, spend, closed: () => closed })
    return {
      host: () => {
        throw new Error('Nothing is asked of its driver.')
      },
      launched: promise,
      mend: async () => undefined,
      spent: () => spent,
      close: async () => void (closed = true),
    }
  }
  return { begin, begun }
}
