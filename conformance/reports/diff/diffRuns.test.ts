import { describe, expect, test } from 'vitest'
import type { Status } from '../../core/result.ts'
import type { Entry } from '../../core/transcript.ts'
import { fakeRun, result } from '../testing/fakeRun.ts'
import { diffRuns } from './diffRuns.ts'
import { diffText } from './diffText.ts'
import { normaliseTranscript } from './normaliseTranscript.ts'

const between = (before: Parameters<typeof result>[], after: Parameters<typeof result>[]) =>
  diffRuns(
    fakeRun(before.map((one) => result(...one))),
    fakeRun(after.map((one) => result(...one))),
  )

describe('assigns each change of status to one bucket', () => {
  test.each([
    ['pass', 'fail', 'newly failing', true],
    ['pass', 'timeout', 'newly failing', true],
    ['warn', 'blocked', 'newly failing', true],
    ['pass', 'harness-error', 'newly failing', true],
    ['fail', 'pass', 'newly passing', false],
    ['pass', 'not-applicable', 'no longer passing', false],
    ['fail', 'timeout', 'status changed among non-pass', false],
    ['fail', 'blocked', 'status changed among non-pass', false],
  ] as const)('%s -> %s', (before, after, bucket, failing) => {
    const diff = between([['a.one', before]], [['a.one', after]])
    expect([diff.changes.map((change) => change.bucket), diff.failing]).toEqual([[bucket], failing])
  })
})

describe('a change within intermittent statuses is not a failure', () => {
  const intermittent = { statuses: ['pass', 'fail'] as Status[], reason: 'by luck' }
  test.each([
    ['declared by the earlier run', { intermittent }, {}],
    ['declared by the later run', {}, { intermittent }],
  ])('%s', (_, before, after) => {
    const { changes, failing } = between([['a.one', 'pass', before]], [['a.one', 'fail', after]])
    expect([changes.map(({ bucket }) => bucket), failing]).toEqual([['intermittent'], false])
  })

  test('a change to another status fails as usual', () => {
    expect(between([['a.one', 'pass', { intermittent }]], [['a.one', 'timeout']]).failing).toBe(
      true,
    )
  })
})

test('a blocked SHOULD is no failure', () => {
  const should = { level: 'SHOULD' } as const
  expect(between([['a.one', 'pass', should]], [['a.one', 'blocked', should]]).failing).toBe(false)
})

test('lists new, removed and changed checks, but none of them is a failure', () => {
  const { changes, failing } = between(
    [
      ['a.gone', 'pass'],
      ['a.level', 'pass'],
      ['a.wanted', 'fail', { wanted: '0x1' }],
    ],
    [
      ['a.new', 'fail'],
      ['a.level', 'pass', { level: 'SHOULD' }],
      ['a.wanted', 'fail', { wanted: '0x2' }],
    ],
  )
  expect(changes.map(({ bucket, id }) => [bucket, id])).toEqual([
    ['new check', 'a.new'],
    ['removed check', 'a.gone'],
    ['level changed', 'a.level'],
    ['wanted changed', 'a.wanted'],
  ])
  expect(failing).toBe(false)
})

test('notes differences between the catalogues and the subjects', () => {
  const run = fakeRun([])
  const other = {
    ...run,
    suite: { ...run.suite, version: '1.0.0', catalogueHash: 'sha256-1' },
    subject: { ...run.subject, version: '2' },
  }
  expect(diffRuns(run, other).notes).toEqual([
    'The catalogues differ: only the checks that both runs hold are compared.',
    'subject version changed: unknown -> 2',
    'suite version changed: 0.0.0 -> 1.0.0',
  ])
})

describe('transcripts', () => {
  const [alice, bob] = ['a', 'b'].map((letter) => `0x${letter.repeat(40)}`)
  const entry = (t: number, data: Entry['data']): Entry[] => [
    { t, dir: 'result', what: 'eth_accounts', ...(data !== undefined && { data }) },
  ]

  test('ignores times, addresses and ports, but not another address among the same ones', () => {
    expect(normaliseTranscript(entry(1, [alice!, 'http://127.0.0.1:8545/1/2']))).toEqual(
      normaliseTranscript(entry(2, [bob!, 'http://127.0.0.1:9999/7/2'])),
    )
    expect(normaliseTranscript(entry(1, [alice!, alice!]))).not.toEqual(
      normaliseTranscript(entry(1, [alice!, bob!])),
    )
  })

  test('shows the first difference of the transcripts for newly failing checks', () => {
    const text = diffText(
      between(
        [['a.one', 'pass', { transcript: entry(1, [alice!]) }]],
        [['a.one', 'fail', { transcript: entry(9, null), message: 'null, not a list' }]],
      ),
    )
    expect(text).toMatchInlineSnapshot(`
      "
      newly failing (1)
        a.one                                        pass -> fail
          null, not a list
            -result eth_accounts ["<address 1>"]
            +result eth_accounts null

      diff: 1 compared, 1 newly failing, 0 newly passing, 0 no longer passing, 0 status changed among non-pass, 0 removed check
      "
    `)
  })
})
