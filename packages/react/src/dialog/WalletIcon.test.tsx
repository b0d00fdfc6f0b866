import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeConnection } from '../testing/fakeConnection.ts'
import { renderPage } from '../testing/render.tsx'
import { row } from '../testing/rows.ts'

test('shows the first character of the name without an icon, even if it is a surrogate pair', () => {
  const { baseElement } = renderPage(fakeConnection([row('org.fox', '🦊 Fox')]))
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('🦊')
})

test('shows the first character of the name when the icon does not load', () => {
  const icon = 'data:image/png;base64,AAAA'
  const { baseElement } = renderPage(fakeConnection([row('org.fox', 'Fox', { icon })]))
  fireEvent.error(baseElement.querySelector('[data-wallet] img')!)
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('F')
  expect(baseElement.querySelector('[data-wallet] img')).toBeNull()
})
