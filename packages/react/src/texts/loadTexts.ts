import type { Language } from './languages.ts'
import type { Texts } from './Texts.ts'

/**
 * Fetches a language: one file, with the sentences of all parts. English is there already and
 * answers nothing.
 *
 * @throws where the file cannot be fetched
 */
export async function loadTexts(language: Language): Promise<Partial<Texts> | undefined> {
  return language === 'en' ? undefined : (await files[language]()).default
}

const files: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Partial<Texts> }>>> =
  {
    ar: () => import('./ar.ts'),
    de: () => import('./de.ts'),
    'zh-CN': () => import('./zh-CN.ts'),
  }
