import { type Language, languages } from './languages.gen.ts'

/** Language of the app: its BCP 47 tag and its own name. */
export type LanguageInfo = {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
  /** Native speaker who has reviewed the file. If undefined, the page says that the translation is unreviewed. */
  reviewedBy?: string
}

/**
 * Returns the entry of a language, with a type that allows to check `reviewedBy`.
 *
 * @example languageOf('ar').dir // 'rtl'
 */
export const languageOf = (code: Language): LanguageInfo =>
  languages.find((one) => one.code === code)!
