import { expect, test } from 'vitest'
import { cells, stimuli } from './cells.ts'
import { rows } from './table.ts'

test('has the 76 stimuli and 287 cells of the table, each once', () => {
  expect(rows).toHaveLength(76)
  expect(cells).toHaveLength(287)
  expect(new Set(cells.map(({ id }) => id)).size).toBe(287)
})

test('has exactly one stimulus for each row of the table', () => {
  expect(stimuli.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

test('drives every cell', () => {
  expect(cells.filter(({ drives }) => drives.length === 0).map(({ id }) => id)).toEqual([])
})

test('drives exactly the outcomes that the table lists by guard', () => {
  for (const { id, cell, drives } of cells) {
    const wanted = cell.alt?.map(({ guard }) => guard) ?? []
    const driven = drives.flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    expect([id, [...new Set(driven)].toSorted()]).toEqual([id, [...new Set(wanted)].toSorted()])
    if (wanted.length > 0) expect([id, driven.length]).toEqual([id, drives.length])
  }
})

test('has 39 cells that are requirements', () => {
  expect(cells.filter(({ cell }) => cell.tag === 'M')).toHaveLength(39)
})
