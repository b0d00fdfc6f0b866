import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'
import type { DialogEvent } from './screen.ts'
import { createDialogOpener } from './stage.ts'

// The test decides when a paint happens.
vi.mock('./afterPaint.ts', () => ({ afterPaint: vi.fn<(call: () => void) => void>() }))
const paint = () =>
  vi
    .mocked(afterPaint)
    .mock.calls.splice(0)
    .forEach(([call]) => call())
beforeEach(() => vi.mocked(afterPaint).mockReset())

const list = { type: 'open', place: { at: 'wallets' } } as const
const go = { type: 'go', place: { at: 'guide', wallet: 'rabby' } } as const
const close = { type: 'close', reason: 'escape' } as const

function world() {
  const heard: DialogEvent['type'][] = []
  const stage = createDialogOpener((event) => heard.push(event.type))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  return { heard, stage, dialog }
}

test('opens a prepared dialog at once and updates the state after the paint', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  expect([dialog.open, heard]).toEqual([true, []])
  paint()
  expect(heard).toEqual(['open'])
})

test('opens through the state when the dialog is not prepared', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)()
  stage.open(() => list)
  expect([dialog.open, heard]).toEqual([false, ['open']])
})

test('updates the state first when an event arrives before the paint', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  stage.dispatch(go)
  paint()
  expect(heard).toEqual(['open', 'go'])
})

test('closes before the paint without opening in the state', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  stage.dispatch(close)
  paint()
  expect([dialog.open, heard]).toEqual([false, ['close']])
})

test('opens through the state when showModal throws, so that the boundary shows the error', () => {
  const { heard, stage, dialog } = world()
  dialog.showModal = () => {
    throw new Error('broken')
  }
  stage.prepare(dialog)
  stage.open(() => list)
  expect(heard).toEqual(['open'])
})
