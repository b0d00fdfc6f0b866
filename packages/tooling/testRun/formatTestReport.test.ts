import { expect, test } from 'vitest'
import { formatTestReport } from './formatTestReport.ts'
import { emptyResult, type StepResult } from './stepResult.ts'

const finished = (name: string, result: Partial<StepResult>) => ({
  step: { name, wave: 'read' as const, run: async () => emptyResult },
  result: { ...emptyResult, ...result },
  seconds: 1.25,
})

test('ends with the totals alone on the last line', () => {
  const { text } = formatTestReport([
    finished('format', { passed: 1 }),
    finished('units', { passed: 40, failed: 1, failures: ['a: no'] }),
    finished('MetaMask', { skipped: [{ name: 'MetaMask', reason: 'no build', count: 30 }] }),
  ])

  expect(text.split('\n').at(-1)).toBe('41 passed, 1 failed, 30 skipped')
})

test('lists skips by reason, each reason once', () => {
  const skip = (name: string, reason: string) => ({ name, reason, count: 1 })
  const skipped = [skip('std: a', 'no node'), skip('std: b', 'no node'), skip('mm: a', 'no node')]

  const { text } = formatTestReport([finished('suite', { passed: 1, skipped })])

  expect(text).toContain('  3 × no node: std: a, b; mm: a')
})

test('lists what failed', () => {
  expect(formatTestReport([finished('x', { failed: 1, failures: ['x: why'] })])).toMatchObject({
    good: false,
    text: expect.stringContaining('Failed:\n  x: why'),
  })
})

test('lists intermittent outcomes, which do not fail the run', () => {
  expect(
    formatTestReport([finished('x', { passed: 1, intermittent: ['x: a: fail this time'] })]),
  ).toMatchObject({
    good: true,
    text: expect.stringContaining('Intermittent:\n  x: a: fail this time'),
  })
})

test('is not successful when nothing ran', () => {
  expect(formatTestReport([]).good).toBe(false)
  expect(
    formatTestReport([finished('x', { skipped: [{ name: 'x', reason: 'y', count: 1 }] })]).good,
  ).toBe(false)
})

test('marks a step without tests differently from one that passed', () => {
  const [first, second] = formatTestReport([
    finished('ran', { passed: 1 }),
    finished('idle', { skipped: [{ name: 'idle', reason: 'y', count: 1 }] }),
  ]).text.split('\n')

  expect([first?.[0], second?.[0]]).toEqual(['✓', '–'])
})
