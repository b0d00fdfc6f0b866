/** Language of the app: its BCP 47 tag and its own name. */
type Entry = {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
  /** Native speaker who has reviewed the file. If undefined, the page says that the translation is unreviewed. */
  reviewedBy?: string
}

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
] as const satisfies readonly Entry[]

/** BCP 47 tag of an available language. */
export type Language = (typeof languages)[number]['code']

/**
 * Returns the entry of a language, with a type that allows to check `reviewedBy`.
 *
 * @example languageOf('ar').dir // 'rtl'
 */
export const languageOf = (code: Language): Entry => languages.find((one) => one.code === code)!
