import { describe, expect, test } from 'vitest'
import { walletChecks } from '../../wallet/checks/index.ts'
import type { Result } from '../../core/result.ts'
import type { ScriptContext } from '../../core/scriptContext.ts'
import { verdictIfNotRunnable } from '../../core/verdictIfNotRunnable.ts'
import { fakeRun, result } from '../testing/fakeRun.ts'
import { features, matchesFeature, featureMatrixOf } from './featureMatrix.ts'
import { matrixHtml } from './matrixHtml.ts'
import { matrixJson, matrixText } from './matrixOutput.ts'

const day = 24 * 60 * 60 * 1000
const seen = Date.parse('2026-03-01T10:00:00.000Z')
const place = features.findIndex(({ id }) => id === 'chain-id')
const ids = features[place]!.checks

/** Returns the cell of the feature `chain-id` in the matrix of a run with these results. */
const answer = (results: Result[], now = seen) =>
  featureMatrixOf([fakeRun(results)], now).columns[0]?.cells[place]

const all = (status: Result['status'], change: Partial<Result> = {}) =>
  ids.map((id) => result(id, status, change))

describe('features', () => {
  test('each glob of each feature matches a check', () => {
    const globs = features.flatMap(({ id, checks }) =>
      checks.map((glob) => ({ id, title: '', checks: [glob] })),
    )
    const empty = globs.filter((one) => ![...walletChecks.keys()].some(matchesFeature(one)))
    expect(empty).toEqual([])
  })

  test('each feature has a unique id', () => {
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
  })
})

describe('an answer', () => {
  const one = (status: Result['status'], change: Partial<Result> = {}) => [
    result(ids[0]!, status, change),
    ...all('pass').slice(1),
  ]

  test('is yes if all checks pass', () => expect(answer(all('pass'))?.answer).toBe('yes'))
  test('is no with the reason if no check passes', () =>
    expect(answer(all('fail', { rootCause: 'a.cause' }))).toMatchObject({
      answer: 'no',
      why: ['a.cause'],
    }))
  test('is partial if some checks pass', () => expect(answer(one('warn'))?.answer).toBe('partial'))
  test.each(['blocked', 'manual-pending', 'harness-error'] as const)(
    'is unknown if a check is %s',
    (status) => expect(answer(one(status))?.answer).toBe('unknown'),
  )
  test('is unknown with the reason if the environment does not imitate a service', () => {
    const message = '"x" depends on y, which this environment does not imitate.'
    expect(answer(all('not-applicable', { message }))).toMatchObject({
      answer: 'unknown',
      why: [message],
    })
  })
  describe('with checks that are not applicable', () => {
    const cellOf = (feature: string, results: Result[]) =>
      featureMatrixOf([fakeRun(results)], seen).columns[0]?.cells[
        features.findIndex(({ id }) => id === feature)
      ]
    /** Returns the message of a check of a wallet that lacks the check's feature. */
    const messageOf = (id: string) => {
      const check = walletChecks.get(id)!
      const context = { driver: { lacks: [check.feature] } } as unknown as ScriptContext
      return verdictIfNotRunnable(check, context)!.message!
    }

    test('is no if the wallet declares that it lacks the feature', () => {
      const message = messageOf('747.watch.returnsTrue')
      const results = [result('747.watch.returnsTrue', 'not-applicable', { message })]
      expect(cellOf('watch-asset', results)).toMatchObject({ answer: 'no', why: [message] })
    })
    test('is yes if the other checks pass and one does not apply to the kind of account', () => {
      const results = [
        result('191.personalSign.recovers', 'pass'),
        result('191.personalSign.hexIsBytes', 'pass'),
        result('191.personalSign.format', 'not-applicable', { message: 'A smart account.' }),
      ]
      expect(cellOf('sign-message', results)?.answer).toBe('yes')
    })
    test('is unknown if no check applies, although the checks need a feature', () => {
      const message = 'The wallet has no window to announce itself in.'
      const results = [result('6963.multi.coexist', 'not-applicable', { message })]
      expect(cellOf('discovery-coexists', results)?.answer).toBe('unknown')
    })
  })
  test('is unknown if a check was not run', () =>
    expect(answer(all('pass').slice(1))?.answer).toBe('unknown'))
  test('is unknown if nothing was run', () => expect(answer([])?.why).toEqual(['not checked']))
  test('is unknown after 180 days', () => {
    expect(answer(all('pass'), seen + 180 * day)?.answer).toBe('yes')
    expect(answer(all('pass'), seen + 181 * day)?.answer).toBe('unknown')
  })
})

test('runs of the same wallet share one column, in which the newest result counts', () => {
  const older = fakeRun(all('fail'))
  const newer = fakeRun(all('pass'), {
    run: { ...older.run, startedAt: '2026-03-02T10:00:00.000Z' },
  })
  const { columns } = featureMatrixOf([newer, older], seen)
  expect(columns.map(({ cells }) => cells[place]?.answer)).toEqual(['yes'])
})

test('each version has its own column', () => {
  const runs = ['1', '2'].map((version) =>
    fakeRun(all('pass'), { subject: { name: 'x', kind: 'module', version } }),
  )
  expect(featureMatrixOf(runs, seen).columns.map(({ version }) => version)).toEqual(['1', '2'])
})

describe('the page and the texts', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const matrix = featureMatrixOf(
    [fakeRun(all('fail', { rootCause: hostile }), { subject: { name: hostile, kind: 'module' } })],
    seen,
  )

  test('escapes texts of the wallet', () => expect(matrixHtml(matrix)).not.toContain('<img'))
  test('each cell has a symbol and a word', () => expect(matrixHtml(matrix)).toContain('✗ no'))
  test('every link of the page has a target in it', () => {
    const html = matrixHtml(matrix)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })
  test('the JSON contains the reasons', () =>
    expect(JSON.parse(matrixJson(matrix))).toMatchObject({
      wallets: [{ features: { 'chain-id': { answer: 'no', why: [hostile] } } }],
    }))
  test('the last line has the counts', () =>
    expect(matrixText(matrix)).toMatch(/\nmatrix: \d+ features, 1 wallet\n$/))
})
