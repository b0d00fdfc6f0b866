// Generated from the JSON files of this folder by `vitest run src/texts/languages.test.ts -u`.
import type { Language } from './languages.gen.ts'

/**
 * Name of each language in the language itself. In a module of its own, so that an app can load it with a select.
 *
 * @example languageNames.de // 'Deutsch'
 */
export const languageNames: Readonly<Record<Language, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
  'zh-TW': '繁體中文（台灣）',
}
