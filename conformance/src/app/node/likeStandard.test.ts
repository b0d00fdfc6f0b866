import { expect, test } from 'vitest'
import { cellsFitting } from '../cellsFitting.ts'
import { likeStandard } from './likeStandard.ts'

test('the correct wallet is like itself wherever it can be driven in a page', async () => {
  const some = cellsFitting('app.acc.*.N')
  expect([...(await likeStandard('standard', some))]).toEqual(some.map(({ id }) => id))
})

test('what a wallet says in words of its own is not alike, what the script says for it is', async () => {
  const some = cellsFitting('app.{w.reject.C,acc.case.N}')
  expect([...(await likeStandard('rabby', some))]).toEqual(['app.acc.case.N'])
})

test('a cell that no page can drive is never alike', async () => {
  expect([...(await likeStandard('rabby', cellsFitting('app.w.late.R')))]).toEqual([])
})
