import { expect, test } from 'vitest'
import { chainsOf, defaultChains } from './AppChains.ts'
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
  expect(
    cells.filter(({ variants }) => variants(defaultChains).length === 0).map(({ id }) => id),
  ).toEqual([])
})

test('names the chains of the app, and no others, in every variant', () => {
  const texts = cells.map(({ variants }) => JSON.stringify(variants(chainsOf([8453, 10]))))
  expect(texts.filter((text) => /\b56\b|0x38\b|0x0?1\b|"1"|chainId":1\b/.test(text))).toEqual([])
  expect(texts.filter((text) => text.includes('8453'))).not.toEqual([])
})

test('has variants for exactly the outcomes that the table lists by guard', () => {
  for (const { id, cell, ...one } of cells) {
    const variants = one.variants(defaultChains)
    const wanted = cell.alt?.map(({ guard }) => guard) ?? []
    const run = variants.flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    expect([id, [...new Set(run)].toSorted()]).toEqual([id, [...new Set(wanted)].toSorted()])
    if (wanted.length > 0) expect([id, run.length]).toEqual([id, variants.length])
  }
})

test('needs an answer to eth_accounts only where the app reads the accounts again', () => {
  const keys = cells.flatMap(({ key, variants }) =>
    variants(defaultChains).some(({ requiredAnswer }) => requiredAnswer) ? [key] : [],
  )
  expect([...new Set(keys)].toSorted()).toEqual([
    'acc.garbage',
    'acc.null',
    'p.disc.1013.empty',
    'pg.bfcache',
  ])
})

test('has 39 cells that are requirements', () => {
  expect(cells.filter(({ cell }) => cell.tag === 'M')).toHaveLength(39)
})
