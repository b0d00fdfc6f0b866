import { expect, test } from 'vitest'
import { initialDialogState, reduceDialogState } from './dialogState.ts'

const detail = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const by = 'wallet'
const disconnect = { type: 'detail', by, detail: { ...detail, event: 'disconnect' } } as const
const connecting = { type: 'detail', by, detail: { ...detail, event: 'connecting' } } as const

test('records who ended the connection', () => {
  const left = reduceDialogState(initialDialogState, { ...disconnect, by: 'you' })
  expect(left.ended).toEqual({ wallet: 'metamask', by: 'you' })
})

test('clears the end of the last connection on a new attempt', () => {
  expect(
    reduceDialogState(reduceDialogState(initialDialogState, disconnect), connecting).ended,
  ).toBeUndefined()
})

test('does not treat an account change as a disconnect', () => {
  const change = { type: 'detail', by, detail: { ...detail, event: 'change' } } as const
  expect(reduceDialogState(initialDialogState, change)).toBe(initialDialogState)
})

test('records the reason of each close and the failure that was read', () => {
  const seen = new Error('read')
  const open = reduceDialogState(initialDialogState, { type: 'open', view: { at: 'account' } })
  const shut = reduceDialogState(open, { type: 'close', reason: 'escape', seen })
  expect(shut).toMatchObject({ open: false, reason: 'escape', dismissed: seen })
})

test('changes the view of a closed dialog only by opening it', () => {
  const view = { at: 'guide', wallet: 'rabby' } as const
  expect(reduceDialogState(initialDialogState, { type: 'go', view })).toBe(initialDialogState)
  expect(reduceDialogState(initialDialogState, { type: 'open', view })).toMatchObject({
    open: true,
    view,
  })
})
