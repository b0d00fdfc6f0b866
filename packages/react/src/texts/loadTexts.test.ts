import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { loadTexts } from './loadTexts.ts'

test('a language that is not there is told by its tag', async () => {
  // As a page has stored it, or a link names it.
  const tag = 'xx' as Language
  await expect(loadTexts(tag)).rejects.toThrow(
    'There are no sentences in "xx". `pickLanguage` answers a language that is there.',
  )
})
