// Generated from the JSON files of this folder by `vitest run src/texts/languages.test.ts -u`.
import type { Texts } from './Texts.ts'

/**
 * Languages in the order of the picker. Sorted by code, so that the list stays searchable across scripts.
 *
 * @example languages.map(({ code, name }) => `${code} ${name}`)[1] // 'de Deutsch'
 */
export const languages = [
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'en', name: 'English', dir: 'ltr', reviewedBy: 'the authors' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fa', name: 'فارسی', dir: 'rtl' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', dir: 'ltr' },
  { code: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'ko', name: '한국어', dir: 'ltr' },
  { code: 'ms', name: 'Bahasa Melayu', dir: 'ltr' },
  { code: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  { code: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr' },
  { code: 'uk', name: 'Українська', dir: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  { code: 'zh-CN', name: '简体中文', dir: 'ltr' },
  { code: 'zh-HK', name: '繁體中文（香港）', dir: 'ltr' },
  { code: 'zh-TW', name: '繁體中文（台灣）', dir: 'ltr' },
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
