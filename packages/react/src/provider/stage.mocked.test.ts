import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'
import type { ScreenEvent } from './screen.ts'
import { createStage } from './stage.ts'

// A paint is when a test says so.
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
  const heard: ScreenEvent['type'][] = []
  const stage = createStage((event) => heard.push(event.type))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  return { heard, stage, dialog }
}

test('what lies ready is open at once, and the state hears of it after the paint', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  expect([dialog.open, heard]).toEqual([true, []])
  paint()
  expect(heard).toEqual(['open'])
})

test('what does not lie ready is opened by the state', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)()
  stage.open(() => list)
  expect([dialog.open, heard]).toEqual([false, ['open']])
})

test('what comes before the paint finds the state in order, and the paint adds nothing', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  stage.dispatch(go)
  paint()
  expect(heard).toEqual(['open', 'go'])
})

test('closed before the paint: the dialog is shut, and never was open for the state', () => {
  const { heard, stage, dialog } = world()
  stage.prepare(dialog)
  stage.open(() => list)
  stage.dispatch(close)
  paint()
  expect([dialog.open, heard]).toEqual([false, ['close']])
})

test('a dialog that cannot be shown is left to the state, whose boundary says so', () => {
  const { heard, stage, dialog } = world()
  dialog.showModal = () => {
    throw new Error('broken')
  }
  stage.prepare(dialog)
  stage.open(() => list)
  expect(heard).toEqual(['open'])
})
