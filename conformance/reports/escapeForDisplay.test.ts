import { describe, expect, test } from 'vitest'
import type { Run } from '../core/result.ts'
import type { Transcript } from '../core/transcript.ts'
import { badgeOf } from './badge.ts'
import { diffRuns } from './diff/diffRuns.ts'
import { diffText } from './diff/diffText.ts'
import { githubAnnotations } from './githubAnnotations.ts'
import { jsonText } from './json.ts'
import { markdownText } from './markdown.ts'
import { compatibilityMatrix } from './matrix/compatibilityMatrix.ts'
import { featureMatrixOf } from './matrix/featureMatrix.ts'
import { matrixText } from './matrix/matrixOutput.ts'
import { escapeForDisplay, escapeForLine } from './escapeForDisplay.ts'
import { fakeRun, result } from './testing/fakeRun.ts'
import { printedReport } from './testing/printedReport.ts'

test('escapeForDisplay keeps line breaks and escapes what moves the cursor', () => {
  expect(escapeForDisplay('a\n\tb\u001b[2J\r')).toBe('a\n\tb\\u001b[2J\\u000d')
})

test.each([
  ['a\nb\r\nc\u2028d', 'a b c d'],
  ['\u001b[31mred', '\\u001b[31mred'],
  ['::error::x', '\\u003a:error::x'],
  ['\n  ::stop-commands::x', '   \\u003a:stop-commands::x'],
  ['a ##[error]b ###[c', 'a #\\u0023[error]b ##\\u0023[c'],
  ['http://[::1]:1 a::b', 'http://[::1]:1 a::b'],
])('escapeForLine turns %j into %j', (text, line) => {
  expect(escapeForLine(text)).toBe(line)
})

describe('a run file cannot control the terminal or the log of GitHub', () => {
  const hostile =
    '::error::first\u001b]0;title\u0007\u009b2J\u202e\n::error::second\n##[error]third'
  const transcript: Transcript = [{ t: 0, dir: 'call', what: hostile, data: hostile }]
  const given = (status: 'pass' | 'fail'): Run =>
    fakeRun(
      [
        result('a.one', status, {
          title: hostile,
          group: hostile,
          message: hostile,
          rootCause: hostile,
          wanted: hostile + status,
          transcript: [...transcript, { t: 1, dir: 'app', what: status }],
        }),
        result('a.two', 'pass', {
          intermittent: { statuses: ['pass', 'fail'], reason: hostile },
        }),
        result('a.three', 'pass', { message: hostile }),
      ],
      {
        run: { ...fakeRun([]).run, id: hostile, command: hostile },
        suite: { version: hostile + status, catalogueHash: hostile, profile: hostile + status },
        subject: { name: hostile + status, version: hostile + status, kind: 'extension' },
      },
    )
  const now = Date.parse('2026-03-02')

  test.each([
    ['terminal', printedReport(given('fail'))],
    ['diff', diffText(diffRuns(given('pass'), given('fail')))],
    ['matrix', matrixText(featureMatrixOf([given('fail')], now))],
    ['compatibility matrix', matrixText(compatibilityMatrix([given('fail')], now).matrix)],
    ['Markdown', markdownText(given('fail'))],
    ['badge', badgeOf(given('fail')).label],
  ])('%s', (_, text) => {
    expect(text).toContain('first')
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|^\s*::|##\[/mu)
  })

  test('GitHub annotations', () => {
    const lines = githubAnnotations(given('fail'))
    expect(lines.join('')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u)
    expect(lines).toHaveLength(1)
  })

  test('JSON', () => {
    const run = given('fail')
    const text = jsonText(run)
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u)
    expect(JSON.parse(text)).toEqual(run)
  })
})
