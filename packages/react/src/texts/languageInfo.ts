import { type Language, languages } from './languages.gen.ts'

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
