import { createConnection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { following, ofLine, toLine } from './line.ts'
import { playWalk } from './playWalk.ts'
import { shorten } from './shorten.ts'
import { wandering } from './wandering.ts'

/** One walk each in turn, so that 200 walks meet every wallet 22 times. */
const names: readonly PersonaName[] = [
  ...(['standard', 'metamask', 'rabby', 'gate', 'tokenpocket'] as const),
  ...(['walletconnect', 'bitget', 'rainbow', 'binance'] as const),
]

const seed = Number(process.env['TOUCHSTONE_SEED'] ?? 1)

test(`200 walks of 40 moves go as the table says, from seed ${seed}`, async () => {
  const strays: string[] = []
  const met = new Set<string>()
  for (let nth = 0; nth < 200; nth++) {
    const persona = names[nth % names.length]!
    const walk = await playWalk(persona, wandering(seed + nth, 40))
    for (const { cell } of walk.trod) met.add(cell)
    if (walk.faults.length === 0) continue
    const { moves, faults } = await shorten(persona, walk)
    strays.push(
      `touchstone app --wallet ${persona} --in node --walk '${toLine(moves)}': ${faults.join('; ')}`,
    )
  }
  expect(strays).toEqual([])
  expect(met.size).toBeGreaterThan(150)
})

test('a walk is the same again by its line', async () => {
  const first = await playWalk('rabby', wandering(7, 40))
  const line = toLine(first.trod.map(({ move }) => move))
  const again = await playWalk('rabby', following(ofLine(line)))
  expect(again).toEqual(first)
})

test('a connection that keeps a disconnect to itself strays, and its walk is shrunk', async () => {
  const line = 'announce connect null approve chain:1 case accounts:b gone connect'
  const walk = await playWalk('standard', following(ofLine(line)), mute)
  const { moves, faults } = await shorten('standard', walk, mute)
  expect(toLine(moves)).toBe('connect approve gone')
  expect(faults[0]).toBe('disconnect wanted, nothing seen')
})

const mute: typeof createConnection = (options) => {
  const connection = createConnection(options)
  return {
    ...connection,
    subscribe: (listener) =>
      connection.subscribe((entry) => {
        if (entry.event !== 'disconnect') listener(entry)
      }),
  }
}
