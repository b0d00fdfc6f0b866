import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../engine/UsageError.ts'
import { declared } from './expectations.ts'

/** Reads a file in which this is declared. */
function read(...expected: unknown[]) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-expectations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'mine.json')
  writeFileSync(file, JSON.stringify({ subject: 'mine', expected }))
  return declared(file, undefined)
}

const entry = {
  ...{ check: '695.chainId.hex', status: 'fail' },
  ...{ reason: 'It is a number.', link: 'https://example.org/1' },
}

test('what is known of a wallet is read', () => {
  expect(read(entry).expectations.expected).toEqual([entry])
})

test.each([
  null,
  5,
  '695.chainId.hex',
  [],
  { ...entry, check: 5 },
  { ...entry, check: '1193.api.request', link: true },
])('%j is no entry, which is the fault of the file', (odd) => {
  expect(() => read(entry, odd)).toThrow(UsageError)
})

test('a check that is declared twice could mean either', () => {
  expect(() => read(entry, { ...entry, status: 'warn' })).toThrow(
    'declares "695.chainId.hex" twice',
  )
})

test.each(['warn', 'not-applicable'])('%s is an outcome that can be declared', (status) => {
  expect(read({ ...entry, status }).expectations.expected).toEqual([{ ...entry, status }])
})

test.each(['broken', 'pass'])('%s is none, and those that can be declared are named', (status) => {
  expect(() => read({ ...entry, status })).toThrow(
    `: "695.chainId.hex" is declared as "${status}", which is no outcome to be declared. Known: fail, warn, `,
  )
})
