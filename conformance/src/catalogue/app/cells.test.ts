import { expect, test } from 'vitest'
import { cells, stimuli } from './cells.ts'
import { rows } from './table.ts'

test('the table has 76 stimuli and 287 cells, and each is in the catalogue once', () => {
  expect(rows).toHaveLength(76)
  expect(cells).toHaveLength(287)
  expect(new Set(cells.map(({ id }) => id)).size).toBe(287)
})

test('every row of the table is produced by one stimulus, and no stimulus is without a row', () => {
  expect(stimuli.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

test('every cell is driven', () => {
  expect(cells.filter(({ drives }) => drives.length === 0).map(({ id }) => id)).toEqual([])
})

test('where the table lists outcomes by guard, each is driven, and no other', () => {
  for (const { id, cell, drives } of cells) {
    const wanted = cell.alt?.map(({ guard }) => guard) ?? []
    const driven = drives.flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    expect([id, [...new Set(driven)].toSorted()]).toEqual([id, [...new Set(wanted)].toSorted()])
    if (wanted.length > 0) expect([id, driven.length]).toEqual([id, drives.length])
  }
})

test('39 cells are requirements', () => {
  expect(cells.filter(({ cell }) => cell.tag === 'M')).toHaveLength(39)
})
