import { expect, test } from 'vitest'
import { cells, stimuli } from './cells.ts'
import { rows } from './transitionTable.ts'

test('has the 76 stimuli and 287 cells of the table, each once', () => {
  expect(rows).toHaveLength(76)
  expect(cells).toHaveLength(287)
  expect(new Set(cells.map(({ id }) => id)).size).toBe(287)
})

test('has exactly one stimulus for each row of the table', () => {
  expect(stimuli.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

test('has a variant for every cell', () => {
  expect(cells.filter(({ variants }) => variants.length === 0).map(({ id }) => id)).toEqual([])
})

test('has variants for exactly the outcomes that the table lists by guard', () => {
  for (const { id, cell, variants } of cells) {
    const wanted = cell.alt?.map(({ guard }) => guard) ?? []
    const run = variants.flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    expect([id, [...new Set(run)].toSorted()]).toEqual([id, [...new Set(wanted)].toSorted()])
    if (wanted.length > 0) expect([id, run.length]).toEqual([id, variants.length])
  }
})

test('has 39 cells that are requirements', () => {
  expect(cells.filter(({ cell }) => cell.tag === 'M')).toHaveLength(39)
})
