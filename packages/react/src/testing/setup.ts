import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

// Bound for what never comes. Its default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom knows the element but not its methods. The real ones are tried in the browser journeys.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
  this.querySelector<HTMLElement>('[autofocus]')?.focus()
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

// It paints nothing either, so what waits for a paint goes on at once.
vi.mock('../provider/afterPaint.ts', () => ({ afterPaint: (call: () => void) => call() }))
