import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

// Maximum time that `findBy…` and `waitFor` wait. The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks the methods of `<dialog>`. The browser tests use the real ones.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
  this.querySelector<HTMLElement>('[autofocus]')?.focus()
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

// jsdom never paints, so `afterPaint` calls its callback at once.
vi.mock('../provider/afterPaint.ts', () => ({ afterPaint: (call: () => void) => call() }))
