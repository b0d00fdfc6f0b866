import { expect, test } from 'vitest'
import type { Language } from './languages.gen.ts'
import { loadTexts } from './languages.ts'

test('rejects with the tag of a language that is not available', async () => {
  // A stored value or a link may contain an unknown tag.
  const tag = 'xx' as Language
  await expect(loadTexts(tag)).rejects.toThrow(
    'There are no texts in "xx". Pass one of `languages`.',
  )
})
