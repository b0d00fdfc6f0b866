import { type Language, languages } from './languages.gen.ts'

/** Language of the app: its BCP 47 tag and its direction. */
export type LanguageInfo = {
  code: string
  dir: 'ltr' | 'rtl'
  /** Native speaker who has reviewed the texts. If undefined, the page says that the translation is not reviewed. */
  reviewedBy?: string
}

/**
 * Returns the entry of a language, with the type `LanguageInfo`. In the type of `languages`, some entries lack the
 * field `reviewedBy`, so that it cannot be read.
 *
 * @example languageOf('ar').dir // 'rtl'
 */
export const languageOf = (code: Language): LanguageInfo =>
  languages.find((one) => one.code === code)!
