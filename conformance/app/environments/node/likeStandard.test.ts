import { expect, test } from 'vitest'
import { cellsFitting } from '../../cellsFitting.ts'
import { likeStandard } from './likeStandard.ts'

test('the correct wallet equals itself in every cell that a page can drive', async () => {
  const some = cellsFitting('app.acc.*.N')
  expect([...(await likeStandard('standard', some))]).toEqual(some.map(({ id }) => id))
})

test('excludes cells in which a wallet uses its own words, and includes scripted ones', async () => {
  const some = cellsFitting('app.{w.reject.C,acc.case.N}')
  expect([...(await likeStandard('rabby', some))]).toEqual(['app.acc.case.N'])
})

test('excludes cells that no page can drive', async () => {
  expect([...(await likeStandard('rabby', cellsFitting('app.w.late.R')))]).toEqual([])
})
