import { lazyPart, useTranslate } from '@touchstone/react'
import { useState } from 'react'
import type { LanguageStore } from './language/createLanguageStore.ts'

const PreferenceFields = lazyPart(() => import('./PreferenceFields.tsx'))

/**
 * Settings of language and theme in a `<details>`, whose content loads when it is first unfolded. The browser would lay
 * out a visible `<select>` of all languages at each change of the page.
 */
export function Preferences({ languages }: { languages: LanguageStore }) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <details className="choices" onToggle={() => setShown(true)}>
      <summary>
        {/* Globe icon, for users who cannot read the page's language. */}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15m0 0c-5 4-5 11 0 15m0-15c5 4 5 11 0 15M3 10h14" />
        </svg>
        <span>{`${translate('page.language')} · ${translate('page.theme')}`}</span>
      </summary>
      <div className="sheet">{shown && <PreferenceFields languages={languages} />}</div>
    </details>
  )
}
