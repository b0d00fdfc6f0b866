import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'
import type { DialogEvent } from './reduceDialogState.ts'
import { createDialogOpener } from './createDialogOpener.ts'

// Mock `afterPaint`: each test decides when a paint happens, by calling `paint`.
vi.mock('./afterPaint.ts', () => ({ afterPaint: vi.fn<(call: () => void) => void>() }))
const paint = () =>
  vi
    .mocked(afterPaint)
    .mock.calls.splice(0)
    .forEach(([call]) => call())
beforeEach(() => vi.mocked(afterPaint).mockReset())

const list = { type: 'open', view: { at: 'wallets' } } as const
const go = { type: 'go', view: { at: 'guide', wallet: 'rabby' } } as const
const close = { type: 'close', reason: 'escape' } as const

function setUp() {
  const dispatched: DialogEvent['type'][] = []
  const opener = createDialogOpener((event) => dispatched.push(event.type))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  return { dispatched, opener, dialog }
}

test('opens a prepared dialog at once and updates the state after the paint', () => {
  const { dispatched, opener, dialog } = setUp()
  opener.prepare(dialog)
  opener.open(() => list)
  expect([dialog.open, dispatched]).toEqual([true, []])
  paint()
  expect(dispatched).toEqual(['open'])
})

test('opens through the state when the dialog is not prepared', () => {
  const { dispatched, opener, dialog } = setUp()
  opener.prepare(dialog)()
  opener.open(() => list)
  expect([dialog.open, dispatched]).toEqual([false, ['open']])
})

test('updates the state first when an event arrives before the paint', () => {
  const { dispatched, opener, dialog } = setUp()
  opener.prepare(dialog)
  opener.open(() => list)
  opener.dispatch(go)
  paint()
  expect(dispatched).toEqual(['open', 'go'])
})

test('closes before the paint without opening in the state', () => {
  const { dispatched, opener, dialog } = setUp()
  opener.prepare(dialog)
  opener.open(() => list)
  opener.dispatch(close)
  paint()
  expect([dialog.open, dispatched]).toEqual([false, ['close']])
})

test('opens through the state when showModal throws, so that the boundary shows the error', () => {
  const { dispatched, opener, dialog } = setUp()
  dialog.showModal = () => {
    throw new Error('broken')
  }
  opener.prepare(dialog)
  opener.open(() => list)
  expect(dispatched).toEqual(['open'])
})
