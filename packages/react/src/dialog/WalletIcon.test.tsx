import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeConnection } from '../testing/fakeConnection.ts'
import { renderPage } from '../testing/render.tsx'
import { row } from '../testing/rows.ts'

test('a wallet without a picture has the first sign of its name, and no half of one', () => {
  const { baseElement } = renderPage(fakeConnection([row('org.fox', '🦊 Fox')]))
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('🦊')
})

test('a picture that is none gives way to the first sign of the name', () => {
  const icon = 'data:image/png;base64,AAAA'
  const { baseElement } = renderPage(fakeConnection([row('org.fox', 'Fox', { icon })]))
  fireEvent.error(baseElement.querySelector('[data-wallet] img')!)
  expect(baseElement.querySelector('[data-wallet] .ts-icon')?.textContent).toBe('F')
  expect(baseElement.querySelector('[data-wallet] img')).toBeNull()
})
