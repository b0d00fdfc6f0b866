import { describe, expect, test } from 'vitest'
import { badgeOf, badgeSvg } from './badge.ts'
import { fakeRun, result } from './testing/fakeRun.ts'

const good = [result('1193.api.request', 'pass'), result('695.chainId.hex', 'pass')]
const bad = result('a.three', 'fail')

describe('a badge', () => {
  test('names the profile with its date, the count and the day', () => {
    expect(badgeOf(fakeRun(good))).toEqual({
      schemaVersion: 1,
      label: 'EIP-1193 core-2026.1',
      message: '2/2 MUST · 2026-03-01',
      color: 'brightgreen',
    })
  })

  test('names no date if the run has checks that the dated list lacks', () => {
    const run = fakeRun([...good, result('1193.later.check', 'pass')])
    expect(badgeOf(run).label).toBe('EIP-1193 core')
  })

  test('is red for unexpected failures', () => {
    expect(badgeOf(fakeRun([...good, bad]))).toMatchObject({
      message: '2/3 MUST · 2026-03-01',
      color: 'red',
    })
  })

  test('is yellow if all failures are known', () => {
    expect(badgeOf(fakeRun([...good, { ...bad, expected: 'fail' }]))).toMatchObject({
      message: '2/3 MUST · 1 known · 2026-03-01',
      color: 'yellow',
    })
  })

  test('does not judge the wallet if the suite failed', () => {
    expect(badgeOf(fakeRun([...good, result('a.three', 'harness-error')]))).toMatchObject({
      message: 'the suite failed · 2026-03-01',
      color: 'lightgrey',
    })
  })

  test('names a part of a run', () => {
    const run = fakeRun(good)
    expect(badgeOf({ ...run, run: { ...run.run, only: 'a.*' } }).label).toContain('(part)')
  })

  test('is an SVG that needs no service', () => {
    const svg = badgeSvg(badgeOf(fakeRun(good)))
    expect([svg.startsWith('<svg'), svg.includes('2/2 MUST'), svg.includes('href="http')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
