import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import type { CloseReason } from '../provider/reduceDialogState.ts'
import { Dialog } from './Dialog.tsx'

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

test('hides while the tree suspends, does not call onClose, and reopens', async () => {
  const onClose = vi.fn<(reason: CloseReason) => void>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = (wait?: Promise<string>) => (
    <Suspense fallback="Loading">
      <Terms onClose={onClose} />
      {wait && <Wait for={wait} />}
    </Suspense>
  )
  const { rerender } = render(page())
  await act(async () => rerender(page(promise)))
  const out = dialog().open
  fireEvent(dialog(), new Event('close'))
  await act(async () => resolve('done'))
  expect({ out, back: dialog().open, closed: onClose.mock.calls }).toEqual({
    out: false,
    back: true,
    closed: [],
  })
})

function Terms({ onClose }: { onClose(reason: CloseReason): void }) {
  return (
    <Dialog open onClose={onClose} labelledBy="terms">
      <h2 id="terms">Terms</h2>
    </Dialog>
  )
}

function Wait({ for: promise }: { for: Promise<string> }) {
  return use(promise)
}
