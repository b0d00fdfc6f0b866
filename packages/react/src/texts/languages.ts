/** A language of the app, by its BCP 47 tag and the name that its readers give it. */
type Entry = {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
  /** The native reader who has signed the file; absent: nobody yet, and the page says so. */
  reviewedBy?: string
}

/**
 * In the order of the picker: by code, the way a list of foreign scripts can still be searched.
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

/** A language that the sentences are there in, by its BCP 47 tag. */
export type Language = (typeof languages)[number]['code']

/**
 * What a language is, typed loosely enough to ask whether anybody has read it.
 *
 * @example languageOf('ar').dir // 'rtl'
 */
export const languageOf = (code: Language): Entry => languages.find((one) => one.code === code)!
