import { expect, test } from 'vitest'
import { pickLanguage } from './languages.ts'

test.each([
  [[], 'en'],
  [['xx-YY'], 'en'],
  [['de-CH'], 'de'],
  [['gsw', 'de-CH', 'fr'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['AR'], 'ar'],
  [['zh'], 'zh-CN'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-Hant-HK'], 'zh-HK'],
  [['zh-MO'], 'zh-HK'],
  [['pt-PT'], 'pt-BR'],
  [['in'], 'id'],
  [['prs'], 'fa'],
])('picks the language of %j: %s', (wanted, language) => {
  expect(pickLanguage(wanted)).toBe(language)
})
