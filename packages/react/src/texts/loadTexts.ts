import { type Language, textLoaders } from './languages.gen.ts'
import type { Texts } from './Texts.ts'

/**
 * Loads the texts of a language, which are in one file. Returns undefined for English, whose texts are built in.
 *
 * @throws if the file cannot be loaded, or the language is not one of `languages`
 * @example
 * const texts = await loadTexts(pickLanguage(navigator.languages))
 */
export async function loadTexts(language: Language): Promise<Texts | undefined> {
  if (language === 'en') return undefined
  if (!Object.hasOwn(textLoaders, language))
    throw new RangeError(`There are no texts in "${language}". Pass one of \`languages\`.`)
  return (await textLoaders[language]()).default.texts
}
