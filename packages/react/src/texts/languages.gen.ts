// Generated from the JSON files of this folder by `vitest run src/texts/languages.test.ts -u`.
import type { Texts } from './Texts.ts'

/**
 * Available languages, sorted by code: names in several scripts have no common order. `languageNames` has the names.
 *
 * @example languages.map(({ code, dir }) => `${code} ${dir}`)[0] // 'ar rtl'
 */
export const languages = [
  { code: 'ar', dir: 'rtl' },
  { code: 'de', dir: 'ltr' },
  { code: 'en', dir: 'ltr', reviewedBy: 'the authors' },
  { code: 'es', dir: 'ltr' },
  { code: 'fa', dir: 'rtl' },
  { code: 'fr', dir: 'ltr' },
  { code: 'hi', dir: 'ltr' },
  { code: 'id', dir: 'ltr' },
  { code: 'ja', dir: 'ltr' },
  { code: 'ko', dir: 'ltr' },
  { code: 'ms', dir: 'ltr' },
  { code: 'pt-BR', dir: 'ltr' },
  { code: 'ru', dir: 'ltr' },
  { code: 'th', dir: 'ltr' },
  { code: 'tr', dir: 'ltr' },
  { code: 'uk', dir: 'ltr' },
  { code: 'vi', dir: 'ltr' },
  { code: 'zh-CN', dir: 'ltr' },
  { code: 'zh-HK', dir: 'ltr' },
  { code: 'zh-TW', dir: 'ltr' },
] as const

/** BCP 47 tag of an available language. */
export type Language = (typeof languages)[number]['code']

type Load = () => Promise<{ default: { texts: Texts } }>

/** Loads the texts of each language as a chunk of its own. English is built in. */
export const textLoaders: Readonly<Record<Exclude<Language, 'en'>, Load>> = {
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fa: () => import('./fa.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  hi: () => import('./hi.json', { with: { type: 'json' } }),
  id: () => import('./id.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
  ko: () => import('./ko.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
  ru: () => import('./ru.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  tr: () => import('./tr.json', { with: { type: 'json' } }),
  uk: () => import('./uk.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  'zh-CN': () => import('./zh-CN.json', { with: { type: 'json' } }),
  'zh-HK': () => import('./zh-HK.json', { with: { type: 'json' } }),
  'zh-TW': () => import('./zh-TW.json', { with: { type: 'json' } }),
}
