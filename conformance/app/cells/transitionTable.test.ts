import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateLetters, rows } from './transitionTable.ts'

const page = readFileSync(new URL('../../spec/transitions.md', import.meta.url), 'utf8')

/** Text of the cells in `spec/transitions.md`, by key of the row. */
const written = new Map(
  [...page.matchAll(/^\| `([\w.]+)` \| [^|]+ \| (.+) \|$/gm)].map(([, key, cells = '']) => [
    key,
    cells.split(' | '),
  ]),
)

/** Parses the text of a cell, for example `disconnect →D switch !SwitchChain P`. */
const read = (text: string) => ({
  ev: text.split(' →')[0]?.split(', '),
  next: /→(\w)/.exec(text)?.[1],
  errors: [...text.matchAll(/!(\w+)/g)].map(([, name]) => name),
  tag: /\b[MPI]\b/.exec(text)?.[0],
})

const all = rows.flatMap(({ key, cells }) =>
  stateLetters.map((letter, at) => ({
    id: `${key}.${letter}`,
    cell: cells[letter],
    text: written.get(key)?.[at] ?? '',
  })),
)

test.each(all.filter(({ cell }) => !cell))('$id cannot occur according to the page', ({ text }) => {
  expect(text).toBe('—')
})

test.each(all.filter(({ cell }) => cell))('$id: the page agrees with the data', (one) => {
  const { cell, text } = one
  const { errors, ...outcome } = read(text)
  const ev = cell?.ev.length ? cell.ev : ['∅']

  expect(outcome).toEqual({ ev, next: cell?.next, tag: cell?.tag })
  // If a cell has several outcomes, `transitions.md` shows the first one and some of the other
  // outcomes' errors.
  const others = cell?.alt?.flatMap(({ err }) => err ?? [])
  if (others) expect(others).toEqual(expect.arrayContaining(errors))
  else expect(errors).toEqual(cell?.err ? [cell.err] : [])
})
