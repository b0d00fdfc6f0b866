import { expect, test } from 'vitest'
import { generateLanguages } from '../testing/generateLanguages.ts'

test('the list of languages and their loaders matches the JSON files; -u updates it', async () => {
  await expect(generateLanguages()).toMatchFileSnapshot('./languages.gen.ts')
})
