import { expect, test } from 'vitest'
import { link, readLink, type Summary } from './link.ts'

const summary: Summary = {
  wallet: 'Kõik – Wallet',
  profile: 'quick',
  day: '2026-11-21',
  suite: '0.0.0',
  counts: { pass: 40, fail: 1 },
  wrong: ['3326.switch.reject.4001'],
}

test('restores the summary that a link carries', () => {
  const url = new URL(link(summary, 'https://touchstone.example/check/#old'))
  expect(url.origin + url.pathname).toBe('https://touchstone.example/check/')
  expect(readLink(url.hash)).toEqual(summary)
})

const forged = (value: unknown) =>
  readLink(new URL(link(value as Summary, 'https://a.example/')).hash)

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
    expect(readLink(hash)).toBeUndefined()
  },
)
