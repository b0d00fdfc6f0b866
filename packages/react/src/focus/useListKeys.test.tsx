import { fireEvent, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useListKeys } from './useListKeys.ts'

test('moves with arrows from the focused row, in a shadow root too', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  render(createPortal(<List />, shadow))
  const rows = [...shadow.querySelectorAll('button')]
  rows[0]?.focus()
  fireEvent.keyDown(rows[0]!, { key: 'ArrowDown' })
  expect(shadow.activeElement?.textContent).toBe('Rabby')
})

function List() {
  return (
    <div onKeyDown={useListKeys()}>
      <button type="button" data-row="MetaMask">
        MetaMask
      </button>
      <button type="button" data-row="Rabby">
        Rabby
      </button>
    </div>
  )
}
