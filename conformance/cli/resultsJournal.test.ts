import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { walletChecks } from '../wallet/checks/index.ts'
import { type Result, type Status, emptyResult, type Run } from '../core/result.ts'
import { UsageError } from '../core/UsageError.ts'
import { openJournal } from './resultsJournal.ts'
import { readJournal } from './readJournal.ts'
import { saveInterruptedRun } from './saveRunOnExit.ts'
import { readRun } from './readRun.ts'

const ids = ['695.chainId.hex', '695.chainId.canonical', '695.chainId.matchesAnvil']
const head = {
  run: {
    schemaVersion: 1,
    run: { id: 'r', startedAt: '2026-01-01T00:00:00.000Z', durationMs: 0, mode: 'provider' },
    suite: { version: '0', catalogueHash: 'x', profile: 'core' },
    subject: { name: 'x.mjs', kind: 'module' },
    environment: { os: 'linux', node: '24' },
    summary: { byLevel: {}, unexpected: 0, stale: 0, exitCode: 0 },
    results: [],
  } satisfies Run as Run,
  planned: ids.map((id) => emptyResult(walletChecks.get(id)!, 0)),
  expectations: { subject: '', expected: [] },
}
const named = (name: string) => ({
  ...head,
  run: { ...head.run, subject: { ...head.run.subject, name } },
})
const result = (id: string, status: Status): Result => ({
  ...emptyResult(walletChecks.get(id)!, 5),
  status,
})

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'run.json')
}

const statuses = ({ results }: Run) => results.map(({ id, status }) => [id, status])

test('readRun reads a journal: each unfinished check is a harness-error', () => {
  const file = temporaryFile()
  const journal = openJournal(file, head)
  journal.add(result(ids[1]!, 'fail'))
  journal.add(result(ids[0]!, 'pass'))
  const run = readRun(`${file}.partial.jsonl`)
  expect([statuses(run), run.summary]).toEqual([
    [
      [ids[0], 'pass'],
      [ids[1], 'fail'],
      [ids[2], 'harness-error'],
    ],
    expect.objectContaining({ exitCode: 3, unexpected: 1 }),
  ])
})

test('readRun compares a journal with the known failures', () => {
  const file = temporaryFile()
  const expected = [{ check: ids[1]!, status: 'fail', reason: 'r', link: 'l' } as const]
  openJournal(file, { ...head, expectations: { subject: 'x', expected: [...expected] } }).add(
    result(ids[1]!, 'fail'),
  )
  expect(readRun(`${file}.partial.jsonl`).summary.unexpected).toBe(0)
})

test('readRun leaves out a last line that was cut off', () => {
  const file = temporaryFile()
  const journal = openJournal(file, head)
  journal.add(result(ids[0]!, 'pass'))
  journal.add(result(ids[1]!, 'pass'))
  const text = readFileSync(`${file}.partial.jsonl`, 'utf8')
  writeFileSync(file, text.slice(0, -40))
  expect(statuses(readRun(file)).map(([, status]) => status)).toEqual([
    'pass',
    'harness-error',
    'harness-error',
  ])
})

test('remove deletes the journal', () => {
  const file = temporaryFile()
  const journal = openJournal(file, head)
  journal.add(result(ids[0]!, 'pass'))
  journal.remove()
  expect(existsSync(`${file}.partial.jsonl`)).toBe(false)
})

test('the first result overwrites the journal of an earlier run', () => {
  const file = temporaryFile()
  openJournal(file, head).add(result(ids[0]!, 'fail'))
  openJournal(file, head).add(result(ids[1]!, 'pass'))
  expect(statuses(readRun(`${file}.partial.jsonl`)).map(([, status]) => status)).toEqual([
    'harness-error',
    'pass',
    'harness-error',
  ])
})

test('a run without a result has no journal', () => {
  const file = temporaryFile()
  openJournal(file, head)
  expect(existsSync(`${file}.partial.jsonl`)).toBe(false)
})

test('a run that is written to no file, or to a device, has no journal', () => {
  openJournal(undefined, head).add(result(ids[0]!, 'pass'))
  openJournal('/dev/null', head).add(result(ids[0]!, 'pass'))
  expect(existsSync('/dev/null.partial.jsonl')).toBe(false)
})

test('a journal that cannot be written is reported once, and the run goes on', () => {
  const file = temporaryFile()
  mkdirSync(`${file}.partial.jsonl`)
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => stderr.mockRestore())
  const journal = openJournal(file, head)
  journal.add(result(ids[0]!, 'pass'))
  journal.add(result(ids[1]!, 'pass'))
  expect(stderr.mock.calls).toEqual([
    [expect.stringMatching(/^touchstone: results are not kept in .*\n$/)],
  ])
})

test('readJournal returns undefined for other files', () => {
  const file = temporaryFile()
  expect(readJournal(file)).toBeUndefined()
  writeFileSync(file, '{"schemaVersion":1}')
  expect(readJournal(file)).toBeUndefined()
})

describe('two runs with the same file', () => {
  test('the journal has the results of one of them only', () => {
    const file = temporaryFile()
    const [a, b] = [openJournal(file, named('a')), openJournal(file, named('b'))]
    a.add(result(ids[0]!, 'pass'))
    b.add(result(ids[1]!, 'fail'))
    a.add(result(ids[2]!, 'pass'))
    const run = readRun(`${file}.partial.jsonl`)
    expect([run.subject.name, ...statuses(run).map(([, status]) => status)]).toEqual([
      'b',
      'harness-error',
      'fail',
      'harness-error',
    ])
  })

  test('the run that ends first deletes its own journal only', () => {
    const file = temporaryFile()
    const [a, b] = [openJournal(file, named('a')), openJournal(file, named('b'))]
    a.add(result(ids[0]!, 'pass'))
    b.add(result(ids[1]!, 'fail'))
    a.remove()
    expect(readRun(`${file}.partial.jsonl`).subject.name).toBe('b')
  })

  test('a run whose journal is gone creates no other', () => {
    const file = temporaryFile()
    const [a, b] = [openJournal(file, named('a')), openJournal(file, named('b'))]
    a.add(result(ids[0]!, 'pass'))
    b.add(result(ids[1]!, 'fail'))
    b.remove()
    a.add(result(ids[1]!, 'pass'))
    expect(existsSync(`${file}.partial.jsonl`)).toBe(false)
  })
})

const line = JSON.stringify({ journal: 1, ...head })
const withHead = (change: object) => JSON.stringify({ journal: 1, ...head, ...change })

test.each([
  ['no run', '{"journal":1,"run":{}}'],
  ['an empty run', withHead({ run: {} })],
  ['null as a run', withHead({ run: null })],
  ['no checks', withHead({ planned: undefined })],
  ['null as a check', withHead({ planned: [null] })],
  ['null as expectations', withHead({ expectations: null })],
  ['incomplete expectations', withHead({ expectations: { expected: [{}, 5] } })],
  ['null as an expectation', withHead({ expectations: { expected: [null] } })],
  ['a number as a result', `${withHead({ run: {} })}\n5`],
  ['an incomplete result', `${line}\n{"at":1,"result":{"id":"${ids[0]}"}}`],
  ['a text as a time', `${line}\n{"at":"x","result":{}}`],
])('readRun rejects a journal with %s in one line', (_, text) => {
  const file = temporaryFile()
  writeFileSync(file, text)
  expect(() => readRun(file)).toThrow(UsageError)
  expect(() => readRun(file)).toThrow(/^[^\n]* is no journal of this suite: [^\n]*\.$/)
})

test('readRun rejects a journal whose expectations make an invalid run', () => {
  const file = temporaryFile()
  const expected = [{ check: ids[0], status: 'none' }]
  writeFileSync(file, withHead({ expectations: { expected } }))
  expect(() => readRun(file)).toThrow(UsageError)
})

test('writes an interrupted run to its JSON file, and removes the journal', () => {
  const file = temporaryFile()
  openJournal(file, head).add(result(ids[0]!, 'pass'))
  saveInterruptedRun(file)
  expect([statuses(readRun(file)), existsSync(`${file}.partial.jsonl`)]).toEqual([
    [
      [ids[0], 'pass'],
      [ids[1], 'harness-error'],
      [ids[2], 'harness-error'],
    ],
    false,
  ])
})
