import { expect, test } from 'vitest'
import { createReportLink, readReportLink, type ReportSummary } from './reportLink.ts'

const summary: ReportSummary = {
  wallet: 'Kõik – Wallet',
  profile: 'quick',
  day: '2026-11-21',
  suite: '0.0.0',
  counts: { pass: 40, fail: 1 },
  wrong: ['3326.switch.reject.4001'],
}

test('restores the summary that a link carries', () => {
  const url = new URL(createReportLink(summary, 'https://touchstone.example/check/#old'))
  expect(url.origin + url.pathname).toBe('https://touchstone.example/check/')
  expect(readReportLink(url.hash)).toEqual(summary)
})

const forged = (value: unknown) =>
  readReportLink(new URL(createReportLink(value as ReportSummary, 'https://a.example/')).hash)

test.each([
  null,
  {},
  { ...summary, wallet: 7 },
  { ...summary, wallet: 'x'.repeat(101) },
  { ...summary, counts: 'many' },
  { ...summary, wrong: 'all' },
])('ignores a made-up link: %j', (value) => {
  expect(forged(value)).toBeUndefined()
})

test('keeps only the valid fields of a link that is partly made up', () => {
  const value = { ...summary, counts: { pass: 1, fail: '<b>' }, wrong: ['a', 7, 'x'.repeat(81)] }
  expect(forged(value)).toMatchObject({ counts: { pass: 1 }, wrong: ['a'] })
})

test.each(['', '#', '#report=', '#report=%%%', '#report=AAAA'])(
  'reads no report from %j',
  (hash) => {
    expect(readReportLink(hash)).toBeUndefined()
  },
)
