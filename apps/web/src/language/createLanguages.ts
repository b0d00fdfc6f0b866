import { type Language, type Texts, languageOf, loadTexts, pickLanguage } from '@touchstone/react'

/** The language of the page, and its sentences; none where it is English. */
export type Spoken = { language: Language; texts: Partial<Texts> | undefined }

/** Which language the page speaks, and the way to another. */
export type Languages = {
  getSnapshot(): Spoken
  watch(listener: () => void): () => void
  /**
   * Speaks the language that was chosen here before, else one that the browser asks for. Settles when it does,
   * else after `patience` ms: the page begins in English then and turns when the file comes. Never rejects.
   */
  begin(patience?: number): Promise<void>
  /**
   * Speaks another language and remembers it.
   * @throws where it cannot be fetched and is still wanted; the page then goes on in the one it has
   */
  choose(language: Language): Promise<void>
}

const key = 'touchstone.language'

/** The languages of a page. What is outside comes in: the fetching of a file and what the browser wants. */
export function createLanguages({
  load = loadTexts,
  wanted = () => navigator.languages,
}: createLanguages.Options = {}): Languages {
  let spoken: Spoken = { language: 'en', texts: undefined }
  let asked = 0
  const listeners = new Set<() => void>()

  const speak = async (language: Language): Promise<boolean> => {
    asked += 1
    const mine = asked
    const texts = await load(language).catch((error: unknown) => {
      if (mine === asked) throw error
      return undefined
    })
    // The last wish counts, however late an earlier one arrives, or fails.
    if (mine !== asked) return false
    spoken = { language, texts }
    const root = document.documentElement
    root.lang = language
    root.dir = languageOf(language).dir
    for (const listener of listeners) listener()
    return true
  }
  return {
    getSnapshot: () => spoken,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    // English is in the first chunk: where the other file does not come, it is what there is.
    begin(patience = 3_000) {
      const spoke = speak(pickLanguage([...stored(), ...wanted()])).then(nothing, nothing)
      return Promise.race([spoke, new Promise<void>((done) => setTimeout(done, patience))])
    },
    async choose(language) {
      if (await speak(language)) store(language)
    },
  }
}

export declare namespace createLanguages {
  type Options = {
    load?: (language: Language) => Promise<Partial<Texts> | undefined>
    /** BCP 47 tags, the best first. */
    wanted?: () => readonly string[]
  }
}

const nothing = () => undefined

function stored(): string[] {
  try {
    const tag = localStorage.getItem(key)
    return tag === null ? [] : [tag]
  } catch {
    return []
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Storage is shut: the choice lasts as long as the page.
  }
}
