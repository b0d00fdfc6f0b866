import { expect, test } from 'vitest'
import { selectCells } from './selectCells.ts'

const idsOf = (...asked: Parameters<typeof selectCells>) =>
  selectCells(...asked).map(({ id }) => id)

test('selects for the profile network the events of a lost and a restored network', () => {
  expect(idsOf(undefined, 'network')).toEqual(
    ['p.disc.1013', 'p.connect.same'].flatMap((key) =>
      ['D', 'C', 'N', 'S'].map((state) => `app.${key}.${state}`),
    ),
  )
})

test('filters by --only', () => {
  expect(idsOf('app.*.N', 'network')).toEqual(['app.p.disc.1013.N', 'app.p.connect.same.N'])
})

test.each(['core', 'all'])('every cell is in the profile %s', (profile) => {
  expect(idsOf(undefined, profile)).toHaveLength(287)
})
