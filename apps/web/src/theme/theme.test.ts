// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { chooseTheme, storedTheme } from './theme.ts'

afterEach(() => localStorage.clear())

test('applies and stores the chosen theme', () => {
  chooseTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(storedTheme()).toBe('dark')
})

test.each([null, '', 'pink'])('reads an unknown theme as system: %s', (stored) => {
  if (stored !== null) localStorage.setItem('touchstone.theme', stored)
  expect(storedTheme()).toBe('system')
})
