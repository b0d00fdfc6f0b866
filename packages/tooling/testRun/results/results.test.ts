import { describe, expect, test } from 'vitest'
import { countPlaywrightTests, type PlaywrightReport } from './countPlaywrightTests.ts'
import { countSuiteResults } from './countSuiteResults.ts'
import { countVitestTests } from './countVitestTests.ts'

describe('Vitest', () => {
  const report = (status: string, fullName = 'a') => ({
    testResults: [{ name: '/x/a.test.ts', status, assertionResults: [{ fullName, status }] }],
  })

  test('counts passed and failed tests', () => {
    expect(countVitestTests(report('passed'), 'package')).toMatchObject({ passed: 1, failed: 0 })
    expect(countVitestTests(report('failed'), 'package')).toMatchObject({ passed: 0, failed: 1 })
  })

  test('counts a file that could not be loaded as failed', () => {
    const broken = [{ name: '/x/a.test.ts', status: 'failed', message: 'no', assertionResults: [] }]

    expect(countVitestTests({ testResults: broken }, 'package')).toMatchObject({
      failed: 1,
      failures: ['package: a.test.ts: no'],
    })
  })

  test.each(['pending', 'skipped', 'todo'])(
    'counts a %s test without a reason as failed',
    (status) => {
      expect(countVitestTests(report(status), 'package').failed).toBe(1)
    },
  )

  test('names the reason of a skip', () => {
    const result = countVitestTests(report('skipped', 'forks (skipped: no BSC_RPC_URL)'), 'package')

    expect(result).toMatchObject({ failed: 0, skipped: [{ reason: 'no BSC_RPC_URL', count: 1 }] })
  })
})

describe('Playwright', () => {
  type Outcome = NonNullable<PlaywrightReport['suites'][0]['specs']>[0]['tests'][0]
  const report = (test: Partial<Outcome>): PlaywrightReport => ({
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        suites: [
          {
            title: 'group',
            specs: [
              {
                title: 'a',
                tests: [{ status: 'expected', annotations: [], results: [], ...test }],
              },
            ],
          },
        ],
      },
    ],
  })

  test('counts nested tests', () => {
    expect(countPlaywrightTests(report({}), 'package').passed).toBe(1)
  })

  test('counts a flaky test as failed', () => {
    expect(countPlaywrightTests(report({ status: 'flaky' }), 'package')).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  test('names a failure by its path and its first line', () => {
    const results = [{ errors: [{ message: '\u001B[31mno such button\u001B[39m\nat …' }] }]

    expect(
      countPlaywrightTests(report({ status: 'unexpected', results }), 'package').failures,
    ).toEqual(['package: a.spec.ts: group: a: no such button'])
  })

  test('names what a timed-out test waited for, and where', () => {
    const location = { file: '/x/journeys/a.spec.ts', line: 42 }
    const errors = [{ message: 'Test timeout' }, { message: 'click: waiting\nlog', location }]

    expect(
      countPlaywrightTests(report({ status: 'unexpected', results: [{ errors }] }), 'package')
        .failures,
    ).toEqual(['package: a.spec.ts: group: a: Test timeout · click: waiting (a.spec.ts:42)'])
  })

  test('counts a skip without a reason as failed and names one with a reason', () => {
    const annotations = [{ type: 'skip', description: 'no build' }]

    expect(countPlaywrightTests(report({ status: 'skipped' }), 'package').failed).toBe(1)
    expect(
      countPlaywrightTests(report({ status: 'skipped', annotations }), 'package'),
    ).toMatchObject({
      failed: 0,
      skipped: [{ reason: 'no build' }],
    })
  })

  test('counts an error outside any test as failed', () => {
    expect(countPlaywrightTests({ suites: [], errors: [{ message: 'x' }] }, 'package').failed).toBe(
      1,
    )
  })
})

describe('the suite', () => {
  const run = (status: string, more = {}) => ({
    results: [{ id: 'a', level: 'MUST', status, message: 'why', ...more }],
  })

  test.each(['pass', 'warn', 'info'])('%s counts as passed', (status) => {
    expect(countSuiteResults(run(status), 0, 'x')).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: [],
    })
  })

  test.each(['fail', 'timeout', 'harness-error', 'blocked', 'something new'])(
    '%s counts as failed',
    (status) => {
      expect(countSuiteResults(run(status), 1, 'x')).toMatchObject({ passed: 0, failed: 1 })
    },
  )

  test('counts an expected failure as passed', () => {
    expect(countSuiteResults(run('fail', { expected: 'fail' }), 0, 'x').passed).toBe(1)
  })

  test('counts a failure other than the expected one as failed', () => {
    expect(countSuiteResults(run('timeout', { expected: 'fail' }), 1, 'x').failed).toBe(1)
  })

  describe('an intermittent outcome', () => {
    const intermittent = { statuses: ['pass', 'fail'], reason: 'by luck' }

    test.each(['pass', 'fail'])(
      '%s, one of those declared, counts as passed and is named',
      (status) => {
        expect(countSuiteResults(run(status, { intermittent }), 0, 'x')).toMatchObject({
          passed: 1,
          failed: 0,
          intermittent: [`x: a: ${status} this time (pass or fail): by luck`],
        })
      },
    )

    test('counts any other status as failed', () => {
      expect(countSuiteResults(run('warn', { intermittent }), 1, 'x')).toMatchObject({
        passed: 0,
        intermittent: [],
        failures: ['x: a: warn, declared as pass or fail: why'],
      })
    })
  })

  test('does not count a check that does not apply as passed', () => {
    expect(countSuiteResults(run('not-applicable'), 0, 'x')).toMatchObject({
      passed: 0,
      skipped: [{ name: 'x: a', reason: 'why' }],
    })
  })

  test('counts a blocked SHOULD as a skip that names what blocks it', () => {
    const result = countSuiteResults(run('blocked', { level: 'SHOULD', blockedBy: 'b' }), 0, 'x')

    expect(result.skipped).toMatchObject([{ reason: 'blocked by b' }])
  })

  test('counts an unexplained exit code as failed', () => {
    expect(countSuiteResults(run('pass'), 1, 'x').failed).toBe(1)
  })
})
