import { expect, test } from 'vitest'
import { initialDialogState, reduceDialogState } from './reduceDialogState.ts'

const ended = { wallet: 'metamask', by: 'you' } as const

test('records who ended the connection', () => {
  expect(reduceDialogState(initialDialogState, { type: 'ended', ended }).ended).toBe(ended)
})

test('clears the end of the last connection on a new attempt', () => {
  const disconnected = reduceDialogState(initialDialogState, { type: 'ended', ended })
  expect(reduceDialogState(disconnected, { type: 'attempt' }).ended).toBeUndefined()
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
