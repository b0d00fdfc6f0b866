import { createStore, type Store } from '../store/createStore.ts'
import { readStoredText, writeStoredText } from '../store/storedText.ts'
import { type Language, type Texts, languageOf, loadTexts, pickLanguage } from '@touchstone/react'

/** Current language and its texts. `texts` is undefined for English, whose texts are built in. */
export type LanguageSnapshot = { language: Language; texts: Partial<Texts> | undefined }

export type LanguageStore = Store<LanguageSnapshot> & {
  /**
   * Applies the stored language, else one that the browser prefers. Resolves when it is applied or not available, or
   * after 3 s: the page then starts in English, and changes when the texts arrive. Never rejects.
   */
  begin(): Promise<void>
  /**
   * Changes the language and stores the choice.
   * @throws if the file with the texts cannot be loaded, unless the user has chosen another language since. The page
   *   then keeps its language.
   */
  choose(language: Language): Promise<void>
}

const key = 'touchstone.language'

export function createLanguageStore(
  load: (language: Language) => Promise<Partial<Texts> | undefined> = loadTexts,
): LanguageStore {
  const { set, ...store } = createStore<LanguageSnapshot>({ language: 'en', texts: undefined })
  let latestRequest = 0

  const applyLanguage = async (language: Language): Promise<boolean> => {
    latestRequest += 1
    const request = latestRequest
    const texts = await load(language).catch((error: unknown) => {
      if (request === latestRequest) throw error
      return undefined
    })
    // Ignore superseded choices, whether they load late or fail.
    if (request !== latestRequest) return false
    const root = document.documentElement
    root.lang = language
    root.dir = languageOf(language).dir
    set({ language, texts })
    return true
  }
  return {
    ...store,
    // Ignore load errors: the page then stays in English, whose texts are in the first chunk.
    begin() {
      const language = pickLanguage([readStoredText(key) ?? [], navigator.languages].flat())
      const applied = applyLanguage(language).then(ignore, ignore)
      return Promise.race([applied, new Promise<void>((done) => setTimeout(done, 3_000))])
    },
    async choose(language) {
      if (await applyLanguage(language)) writeStoredText(key, language)
    },
  }
}

const ignore = () => undefined
