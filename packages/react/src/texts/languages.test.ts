import { expect, test } from 'vitest'
import { languagesModule } from '../testing/languagesModule.ts'

test('the list of languages and their loaders matches the JSON files; -u updates it', async () => {
  await expect(languagesModule()).toMatchFileSnapshot('./languages.gen.ts')
})
