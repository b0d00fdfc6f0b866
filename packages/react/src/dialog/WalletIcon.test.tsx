import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { renderPage } from '../testing/renderPage.tsx'
import { row } from '../testing/walletRows.ts'

test('shows the first character of the name without an icon, even if it is a surrogate pair', () => {
  const { baseElement } = renderPage(createFakeConnection([row('org.fox', '🦊 Fox')]))
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('🦊')
})

test('shows the first character of the name when the icon does not load', () => {
  const icon = 'data:image/png;base64,AAAA'
  const { baseElement } = renderPage(createFakeConnection([row('org.fox', 'Fox', { icon })]))
  fireEvent.error(baseElement.querySelector('[data-wallet] img')!)
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('F')
  expect(baseElement.querySelector('[data-wallet] img')).toBeNull()
})
