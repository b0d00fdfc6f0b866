import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../core/UsageError.ts'
import { readExpectations } from './readExpectations.ts'

/** Parses a file with these entries. */
function read(...expected: unknown[]) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-expectations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'mine.json')
  writeFileSync(file, JSON.stringify({ subject: 'mine', expected }))
  return readExpectations(file, undefined)
}

const entry = {
  check: '695.chainId.hex',
  status: 'fail',
  reason: 'It is a number.',
  link: 'https://example.org/1',
}

test('reads an entry', () => {
  expect(read(entry).expectations.expected).toEqual([entry])
})

test.each([
  null,
  5,
  '695.chainId.hex',
  [],
  { ...entry, check: 5 },
  { ...entry, check: '1193.api.request', link: true },
])('rejects an entry of the form %j as a fault of the file', (odd) => {
  expect(() => read(entry, odd)).toThrow(UsageError)
})

const { status: _, ...undecided } = entry
const byTurns = { ...undecided, intermittent: ['pass', 'fail'] }

test('reads intermittent outcomes', () => {
  expect(read(byTurns).expectations.expected).toEqual([byTurns])
})

test.each([
  [{ ...byTurns, reason: '' }, 'wants check, reason, link, and either status or intermittent'],
  [{ ...byTurns, status: 'fail' }, 'wants check, reason, link, and either status or intermittent'],
  [{ ...byTurns, intermittent: 'fail' }, 'wants check, reason, link, and either'],
  [{ ...entry, reason: undefined }, 'wants check, reason, link, and either'],
  [{ ...entry, check: '695.chainId.hexx' }, 'no check "695.chainId.hexx"'],
  [undecided, 'wants check, reason, link, and either status or intermittent'],
  [{ ...byTurns, intermittent: [] }, 'names []: name at least two outcomes, each once'],
  [{ ...byTurns, intermittent: ['fail'] }, 'names ["fail"]: name at least two outcomes'],
  [{ ...byTurns, intermittent: ['fail', 'fail'] }, 'names ["fail","fail"]: name at least two'],
  [{ ...byTurns, intermittent: ['pass', 'broken'] }, 'with "broken", which cannot be declared'],
  [{ ...byTurns, intermittent: ['pass', null] }, 'with null, which cannot be declared'],
  [
    { ...byTurns, intermittent: ['pass', 'harness-error'] },
    'with "harness-error", which cannot be declared',
  ],
])('rejects %j with one line', (odd, words) => {
  expect(() => read(odd)).toThrow(UsageError)
  expect(() => read(odd)).toThrow(words)
  expect(() => read(odd)).toThrow(/^[^\n]*695\.chainId\.hex[^\n]*$/)
})

test('rejects a check that is declared twice', () => {
  expect(() => read(entry, { ...entry, status: 'warn' })).toThrow(
    'declares "695.chainId.hex" twice',
  )
})

test.each(['warn', 'not-applicable'])('%s is an outcome that can be declared', (status) => {
  expect(read({ ...entry, status }).expectations.expected).toEqual([{ ...entry, status }])
})

test.each(['broken', 'pass'])(
  'rejects the outcome %s and lists those that can be declared',
  (status) => {
    expect(() => read({ ...entry, status })).toThrow(
      `: "695.chainId.hex" is declared as "${status}", which cannot be declared. Known: fail, warn, `,
    )
  },
)

test.each(['since', 'until'])('rejects an entry whose "%s" is no version', (limit) => {
  expect(() => read({ ...entry, [limit]: 'newest' })).toThrow(
    `"695.chainId.hex" is declared ${limit} "newest", which is no version: write 13.13.1.`,
  )
})
