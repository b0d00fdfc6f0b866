import { expect, test } from 'vitest'
import { closed, nextScreen } from './screen.ts'

const detail = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const by = 'wallet'
const disconnect = { type: 'detail', by, detail: { ...detail, event: 'disconnect' } } as const
const connecting = { type: 'detail', by, detail: { ...detail, event: 'connecting' } } as const

test('a disconnect is known with whoever asked for it', () => {
  const left = nextScreen(closed, { ...disconnect, by: 'you' })
  expect(left.ended).toEqual({ wallet: 'metamask', by: 'you' })
})

test('a new attempt forgets how the last connection ended', () => {
  expect(nextScreen(nextScreen(closed, disconnect), connecting).ended).toBeUndefined()
})

test('a change of account says nothing about an end', () => {
  const change = { type: 'detail', by, detail: { ...detail, event: 'change' } } as const
  expect(nextScreen(closed, change)).toBe(closed)
})

test('every closing keeps its reason, and what was read', () => {
  const seen = new Error('read')
  const open = nextScreen(closed, { type: 'open', place: { at: 'account' } })
  const shut = nextScreen(open, { type: 'close', reason: 'escape', seen })
  expect(shut).toMatchObject({ open: false, reason: 'escape', dismissed: seen })
})

test('a place in a closed dialog is gone to only by opening it', () => {
  const place = { at: 'guide', wallet: 'rabby' } as const
  expect(nextScreen(closed, { type: 'go', place })).toBe(closed)
  expect(nextScreen(closed, { type: 'open', place })).toMatchObject({ open: true, place })
})
