import { expect, test } from 'vitest'
import { selectCells } from '../../selectCells.ts'
import { findCellsLikeStandardPersona } from './findCellsLikeStandardPersona.ts'

test('the correct wallet equals itself in every cell that a page can run', async () => {
  const some = selectCells('app.acc.*.N')
  expect([...(await findCellsLikeStandardPersona('standard', some))]).toEqual(
    some.map(({ id }) => id),
  )
})

test('excludes cells in which a wallet uses its own words, and includes scripted ones', async () => {
  const some = selectCells('app.{w.reject.C,acc.case.N}')
  expect([...(await findCellsLikeStandardPersona('rabby', some))]).toEqual(['app.acc.case.N'])
})

test('excludes cells that no page can run', async () => {
  expect([...(await findCellsLikeStandardPersona('rabby', selectCells('app.w.late.R')))]).toEqual(
    [],
  )
})
