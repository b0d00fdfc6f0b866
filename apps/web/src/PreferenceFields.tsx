import { type Language, languageNames, languages, useTranslate } from '@touchstone/react'
import { preferences as texts } from '@touchstone/react/texts/preferences'
import { useState, useSyncExternalStore } from 'react'
import type { LanguageStore } from './language/createLanguageStore.ts'
import { type Theme, chooseTheme, storedTheme, themes } from './theme/theme.ts'

export default function PreferenceFields({ languages: store }: { languages: LanguageStore }) {
  return (
    <>
      <LanguageSelect store={store} />
      <ThemeSelect />
    </>
  )
}

/** Language setting. Lists each language by its own name. */
function LanguageSelect({ store }: { store: LanguageStore }) {
  const translate = useTranslate(texts)
  const { language } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const [failed, setFailed] = useState<Language>()
  const choose = (next: Language) => {
    setFailed(undefined)
    store.choose(next).catch(() => setFailed(next))
  }
  return (
    <div>
      <label>
        <span>{translate('page.language')}</span>
        <select value={language} onChange={(event) => choose(event.target.value as Language)}>
          {languages.map(({ code, dir }) => (
            <option key={code} value={code} lang={code} dir={dir}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <small aria-live="polite">
        {failed && translate({ key: 'page.language.failed', name: languageNames[failed] })}
      </small>
    </div>
  )
}

function ThemeSelect() {
  const translate = useTranslate(texts)
  const [theme, setTheme] = useState(storedTheme)
  const choose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }
  return (
    <label>
      <span>{translate('page.theme')}</span>
      <select value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {translate(`page.theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
