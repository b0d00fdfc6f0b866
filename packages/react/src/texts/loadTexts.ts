import type { Language } from './languages.ts'
import type { Texts } from './Texts.ts'

/**
 * Loads the texts of a language, all parts in one file. Returns undefined for English, which is built in.
 *
 * @throws if the file cannot be loaded, or the language is not one of `languages`
 * @example
 * const texts = await loadTexts(pickLanguage(navigator.languages))
 */
export async function loadTexts(language: Language): Promise<Texts | undefined> {
  if (language === 'en') return undefined
  if (!Object.hasOwn(files, language))
    throw new RangeError(
      `There are no sentences in "${language}". \`pickLanguage\` answers a language that is there.`,
    )
  return (await files[language]()).default
}

const files: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fa: () => import('./fa.ts'),
  fr: () => import('./fr.ts'),
  hi: () => import('./hi.ts'),
  id: () => import('./id.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  ms: () => import('./ms.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  ru: () => import('./ru.ts'),
  th: () => import('./th.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
  vi: () => import('./vi.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-HK': () => import('./zh-HK.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
}
