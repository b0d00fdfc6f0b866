import { expect, test } from 'vitest'
import { shortenText } from './shortenText.ts'

test('shortens a long text without splitting a character', () => {
  const cut = ['12345678', '123456789', '1234😀789'].map((text) => shortenText(text, 8))
  expect(cut).toEqual(['12345678', '12345...', '1234...'])
})
