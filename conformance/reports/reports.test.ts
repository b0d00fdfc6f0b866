import { describe, expect, test } from 'vitest'
import type { Result, Status, Run } from '../core/result.ts'
import { badgeOf } from './badge.ts'
import { lastLine } from './counts.ts'
import { githubAnnotations } from './githubAnnotations.ts'
import { htmlReport } from './html/htmlReport.ts'
import { jsonText } from './json.ts'
import { junitText } from './junit.ts'
import { markdownText } from './markdown.ts'
import { fakeRun, result as fakeResult } from './testing/fakeRun.ts'
import { printedReport } from './testing/printedReport.ts'

const hostile = '<img src=x onerror=alert(1)>&"\''

const result: typeof fakeResult = (id, status, rest) =>
  fakeResult(id, status, { message: hostile, ...rest })

const run = (results: Result[]): Run =>
  fakeRun(results, {
    subject: { name: hostile, kind: 'module' },
    summary: { byLevel: { MUST: { pass: 1 } }, unexpected: 0, stale: 0, exitCode: 0 },
  })

const transcript: Result['transcript'] = [
  { t: 0, dir: 'call', what: 'eth_chainId', data: { args: [hostile] } },
  { t: 1, dir: 'event', what: hostile, data: [1] },
]

test('the last line counts every status, including zeros', () => {
  expect(lastLine('check', [result('a.b', 'pass'), result('a.c', 'warn')])).toBe(
    'check: 1 pass, 0 fail, 1 warn, 0 info, 0 blocked, 0 not-applicable, 0 timeout, 0 harness-error',
  )
})

test.each([
  ['html', htmlReport],
  ['Markdown', markdownText],
])('%s names the version of the wallet', (_, text) => {
  const versioned = {
    ...run([]),
    subject: { name: 'Bee', version: '0.3.1', kind: 'extension' as const },
  }
  expect(text(versioned)).toContain('Bee 0.3.1')
})

describe('html', () => {
  const html = htmlReport(
    run([
      result('a.b', 'fail', { transcript, observed: hostile, wanted: hostile, rootCause: 'a.b' }),
      result('a.c', 'pass'),
    ]),
  )

  test('escapes texts of the wallet', () => {
    expect(html).not.toContain('<img')
    expect(html).toContain('&#60;img')
  })

  test('links a blocking check of the run, but no other cause', () => {
    const blocked = (id: string, blockedBy: string) => result(id, 'blocked', { blockedBy })
    const page = htmlReport(run([blocked('a.b', 'the path to the cell'), blocked('a.c', 'a.b')]))
    expect(page).toContain('<dt>blocked by</dt><dd>the path to the cell</dd>')
    expect(page).toContain('<dt>blocked by</dt><dd><a href="#a.b">a.b</a></dd>')
  })

  test('the verdict counts root causes only if the run has some', () => {
    expect(htmlReport(run([result('a.b', 'fail')]))).toContain('could not be checked.</p>')
    expect(html).toContain('could not be checked (1 root cause).</p>')
  })

  test('fetches nothing', () => {
    expect(html).not.toMatch(/\b(src|href)="(?!#|https:\/\/eips)|@import|url\(/)
  })

  test('shows the verdict and unexpected results first', () => {
    expect(html.indexOf('Not conformant')).toBeLessThan(html.indexOf('Unexpected (1)'))
    expect(html.indexOf('Unexpected (1)')).toBeLessThan(html.indexOf('Every check'))
  })

  test('a run without failures is conformant; a fault of the suite makes it inconclusive', () => {
    expect(htmlReport(run([result('a.b', 'pass')]))).toContain('class="verdict good"')
    expect(htmlReport(run([result('a.b', 'harness-error')]))).toContain('this run says nothing')
  })

  test('the verdict calls selected checks a part of the profile', () => {
    const whole = run([result('a.b', 'fail')])
    const page = htmlReport({ ...whole, run: { ...whole.run, only: 'a.b' } })
    expect(page).toContain(
      'A part of all checks: 1 of 1 MUST that apply do not hold or could not be checked.</p>',
    )
  })

  test('each check has the command that repeats it', () => {
    expect(html).toContain('touchstone check --persona x --only a.b --seed 1')
  })
})

describe('json', () => {
  test('writes a run that fits the schema', () => {
    expect(JSON.parse(jsonText(run([result('a.b', 'pass', { transcript })])))).toMatchObject({
      schemaVersion: 1,
    })
  })

  test('replaces unpaired surrogates, which many readers reject', () => {
    const halves = result('a.b', 'pass', { message: '\ud83d', observed: { '\ude00': '\\ud83d' } })
    const [read] = (JSON.parse(jsonText(run([halves]))) as Run).results
    expect(read).toMatchObject({ message: '\ufffd', observed: { '\ufffd': '\\ud83d' } })
  })

  test('throws for a run that does not fit the schema', () => {
    expect(() => jsonText(run([result('No Id', 'pass')]))).toThrow('does not fit its schema')
  })
})

describe('junit', () => {
  const xml = junitText(
    run([
      result('a.b', 'fail'),
      result('a.c', 'blocked', { level: 'SHOULD' }),
      result('a.d', 'harness-error'),
      result('a.e', 'warn'),
      result('a.f', 'pass'),
    ]),
  )

  test('a check that was not run is skipped, never passed', () => {
    expect(xml).toContain('tests="5" failures="1" errors="1" skipped="1"')
  })

  test('has failures exactly if the exit code is not 0', () => {
    const declared = junitText(run([result('a.b', 'fail', { expected: 'fail' })]))
    const stale = junitText(run([result('a.b', 'pass', { expected: 'fail' })]))
    const blocked = junitText(run([result('a.b', 'blocked')]))
    expect(declared).toContain('failures="0" errors="0" skipped="1"')
    expect(stale).toContain('declared as failing, and passed')
    expect([stale, blocked].every((text) => text.includes('failures="1"'))).toBe(true)
  })

  test('escapes its text', () => expect(xml).not.toContain('<img'))
})

test.each([
  ['html', htmlReport],
  ['junit', junitText],
  ['markdown', markdownText],
  ['terminal', printedReport],
])('%s escapes characters that move the cursor, change the direction or break XML', (_, textOf) => {
  const said = '\u009b31m\u202Edlrow\uFFFF'
  const unfit = result('a.b', 'fail', {
    title: said,
    message: said,
    observed: said,
    rootCause: 'a.b',
  })
  expect(textOf(run([unfit]))).not.toMatch(/[\u009b\u202e\uffff]/)
})

test('prints ten annotations for GitHub at most, then a count', () => {
  const lines = githubAnnotations(
    run(Array.from({ length: 14 }, (_, i) => result(`a.n${i}`, 'fail', { message: 'a\nb' }))),
  )
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    11,
    '::error title=a.n0::a%0Ab',
    '::notice::4 further annotations are in the report',
  ])
})

test('an outdated declaration is an error for GitHub', () => {
  const [line] = githubAnnotations(run([result('a.b', 'pass', { expected: 'fail' })]))
  expect(line).toBe('::error title=a.b::declared as failing, and passed')
})

test.each([
  ['terminal', printedReport, 'app.acc.same.D (an event, while disconnected)'],
  ['html', htmlReport, '<dt>cell</dt><dd>an event, while disconnected</dd>'],
  ['Markdown', markdownText, '`app.acc.same.D` (an event, while disconnected; MUST): fail.'],
])('%s says what a cell is about', (_, text, wanted) => {
  const cell = result('app.acc.same.D', 'fail', { title: 'an event, while disconnected' })
  expect(text(run([cell]))).toContain(wanted)
})

test('the terminal ends with the line for scripts, after unexpected results and outdated declarations', () => {
  const stale = result('a.c', 'pass', { expected: 'fail' })
  const text = printedReport(run([result('a.b', 'fail', { rootCause: 'a.b' }), stale]))
  expect(text).toContain('a.c: declared as failing, and passed')
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^check: 1 pass, 1 fail/)
})

test('a failure with another declared status shows that status', () => {
  const other = run([result('a.b', 'fail', { expected: 'timeout' })])
  expect([printedReport(other), htmlReport(other)]).toEqual([
    expect.stringContaining('a.b (declared: timeout)'),
    expect.stringContaining('fail (declared: timeout)'),
  ])
})

test('uses the singular for one result', () => {
  const known = result('a.b', 'fail', { expected: 'fail', rootCause: 'a.b' })
  expect(printedReport(run([known]))).toContain('1 root cause, 1 result as declared')
})

describe('an intermittent outcome', () => {
  const intermittent = { statuses: ['pass', 'fail'] as Status[], reason: 'Ids are drawn by lot.' }
  const withStatus = (status: Status) =>
    run([result('a.b', status, { intermittent, message: 'crossed' })])

  test.each([
    ['terminal', printedReport, 'a.b (intermittent: pass or fail)'],
    ['html', htmlReport, '<h2>Intermittent (1)</h2>'],
    ['markdown', markdownText, '`a.b` (MUST): fail (intermittent: pass or fail). Ids are drawn'],
    ['junit', junitText, 'failures="0" errors="0" skipped="1"'],
    ['json', jsonText, '"reason": "Ids are drawn by lot."'],
  ])('%s reports a declared failure', (_, textOf, words) => {
    expect(textOf(withStatus('fail'))).toContain(words)
  })

  test.each([
    ['terminal', printedReport, 'pass     a.b (intermittent: pass or fail)'],
    ['html', htmlReport, '<h2>Intermittent (1)</h2>'],
    ['markdown', markdownText, '`a.b` (MUST): pass (intermittent: pass or fail). Ids are drawn'],
    ['junit', junitText, '<system-out>pass (intermittent: pass or fail): Ids are drawn by lot.'],
  ])('%s reports a declared pass', (_, textOf, words) => {
    expect(textOf(withStatus('pass'))).toContain(words)
  })

  test.each([
    ['html', htmlReport, '<h2>Unexpected (1)</h2>'],
    ['markdown', markdownText, '### Unexpected'],
    ['junit', junitText, 'failures="1"'],
    ['GitHub', (of: Run) => githubAnnotations(of).join(), '::error title=a.b::warn (declared as'],
  ])('%s reports any other outcome as unexpected', (_, textOf, words) => {
    expect(textOf(withStatus('warn'))).toContain(words)
  })

  test('GitHub gets no annotation for a declared outcome', () => {
    expect(githubAnnotations(withStatus('fail'))).toEqual([])
  })

  test('a badge counts a declared failure as known and a pass as held', () => {
    const messages = (['fail', 'pass'] as const).map(
      (status) => badgeOf(withStatus(status)).message,
    )
    expect(messages).toEqual(['0/1 MUST · 1 known · 2026-03-01', '1/1 MUST · 2026-03-01'])
  })
})

test('every format contains the message of a partial pass', () => {
  const part = run([
    result('app.a.N', 'pass', { message: '1 of 5 variants: [empty] it tells of all' }),
  ])
  expect(printedReport(part)).toContain('app.a.N\n         1 of 5 variants')
  expect(junitText(part)).toContain('<system-out>1 of 5 variants')
  expect(htmlReport(part)).toContain('<span class="said">1 of 5 variants')
  expect(jsonText(part)).toContain('1 of 5 variants')
})
