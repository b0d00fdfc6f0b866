import { type Language, languages, textLoaders } from './languages.gen.ts'
import type { Texts } from './Texts.ts'

/** Language of the app: its BCP 47 tag and its direction. */
export type LanguageInfo = {
  code: string
  dir: 'ltr' | 'rtl'
  /** Reviewer of the texts; undefined if no native speaker has reviewed them. */
  reviewedBy?: string
}

/**
 * Returns the entry of a language, with the type `LanguageInfo`. The type of some entries of `languages` has no
 * `reviewedBy`, so that TypeScript does not let code read that field.
 *
 * @example languageOf('ar').dir // 'rtl'
 */
export const languageOf = (code: Language): LanguageInfo =>
  languages.find((one) => one.code === code)!

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

/**
 * Returns the first language of `wanted` that is available: with the same tag, else the closest variant of Chinese,
 * else the same language of another region. If none is available, returns English.
 *
 * @example
 * pickLanguage(['gsw', 'de-CH', 'fr']) // 'de'
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = match(tag)
    if (found) return found
  }
  return 'en'
}

function match(tag: string): Language | undefined {
  const lower = tag.toLowerCase()
  const same = languages.find(({ code }) => code.toLowerCase() === lower)
  if (same) return same.code
  const [base = '', ...rest] = lower.split(/[-_]/)
  const wanted = base === 'zh' ? chinese(rest) : (aliases[base] ?? base)
  return languages.find(({ code }) => {
    const known = code.toLowerCase()
    return known === wanted || (base !== 'zh' && known.split('-')[0] === wanted)
  })?.code
}

/** Returns the variant of Chinese for subtags: `mo` counts as `hk`, the script `Hant` as `tw`. */
function chinese(subtags: readonly string[]): string {
  if (subtags.includes('hk') || subtags.includes('mo')) return 'zh-hk'
  return subtags.includes('tw') || subtags.includes('hant') ? 'zh-tw' : 'zh-cn'
}

/** Other codes of available languages: old Indonesian, three-letter Malay, and Dari for Persian. */
const aliases: Readonly<Record<string, string>> = { in: 'id', msa: 'ms', prs: 'fa' }
