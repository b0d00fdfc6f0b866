import { expect, test } from 'vitest'
import { closed, nextScreen } from './screen.ts'

const detail = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const by = 'wallet'
const disconnect = { type: 'detail', by, detail: { ...detail, event: 'disconnect' } } as const
const connecting = { type: 'detail', by, detail: { ...detail, event: 'connecting' } } as const

test('records who ended the connection', () => {
  const left = nextScreen(closed, { ...disconnect, by: 'you' })
  expect(left.ended).toEqual({ wallet: 'metamask', by: 'you' })
})

test('clears the end of the last connection on a new attempt', () => {
  expect(nextScreen(nextScreen(closed, disconnect), connecting).ended).toBeUndefined()
})

test('does not treat an account change as a disconnect', () => {
  const change = { type: 'detail', by, detail: { ...detail, event: 'change' } } as const
  expect(nextScreen(closed, change)).toBe(closed)
})

test('records the reason of each close and the failure that was read', () => {
  const seen = new Error('read')
  const open = nextScreen(closed, { type: 'open', place: { at: 'account' } })
  const shut = nextScreen(open, { type: 'close', reason: 'escape', seen })
  expect(shut).toMatchObject({ open: false, reason: 'escape', dismissed: seen })
})

test('changes the view of a closed dialog only by opening it', () => {
  const place = { at: 'guide', wallet: 'rabby' } as const
  expect(nextScreen(closed, { type: 'go', place })).toBe(closed)
  expect(nextScreen(closed, { type: 'open', place })).toMatchObject({ open: true, place })
})
