/** A language of the app, by its BCP 47 tag and the name that its readers give it. */
type Entry = {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
  /** The native reader who has signed the file; absent: nobody yet, and the page says so. */
  reviewedBy?: string
}

/** In the order of the picker: by code, the way a list of foreign scripts can still be searched. */
export const languages = [
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'en', name: 'English', dir: 'ltr', reviewedBy: 'the authors' },
  { code: 'zh-CN', name: '简体中文', dir: 'ltr' },
] as const satisfies readonly Entry[]

export type Language = (typeof languages)[number]['code']

/** What a language is, typed loosely enough to ask whether anybody has read it. */
export const languageOf = (code: Language): Entry => languages.find((one) => one.code === code)!
