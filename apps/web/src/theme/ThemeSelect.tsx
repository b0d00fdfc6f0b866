import { useTranslate } from '@touchstone/react'
import { preferences as texts } from '@touchstone/react/texts/preferences'
import { useState } from 'react'
import { type Theme, chooseTheme, storedTheme, themes } from './theme.ts'

/** Theme setting. Renders a labelled `<select>`. */
export function ThemeSelect() {
  const translate = useTranslate(texts)
  const [theme, setTheme] = useState(storedTheme)
  return (
    <label>
      <span>{translate('page.theme')}</span>
      <select
        value={theme}
        onChange={(event) => {
          const next = event.target.value as Theme
          setTheme(next)
          chooseTheme(next)
        }}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {translate(`page.theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
