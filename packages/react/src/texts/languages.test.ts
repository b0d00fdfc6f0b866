import { expect, test } from 'vitest'
import { generateLanguageNames, generateLanguages } from '../testing/generateLanguages.ts'

test('the list of languages and their loaders matches the JSON files; -u updates it', async () => {
  await expect(generateLanguages()).toMatchFileSnapshot('./languages.gen.ts')
})

test('the names of the languages match the JSON files; -u updates them', async () => {
  await expect(generateLanguageNames()).toMatchFileSnapshot('./languageNames.gen.ts')
})
