import { languageOf, useTranslate } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import type { LanguageStore } from './createLanguages.ts'

/** Notice that a translation has not been reviewed. Renders a live `<p>`, which is empty for reviewed ones. */
export function UnreviewedNotice({ choice }: { choice: LanguageStore }) {
  const translate = useTranslate()
  const { language } = useSyncExternalStore(choice.watch, choice.getSnapshot)
  const unread = languageOf(language).reviewedBy === undefined
  return <p aria-live="polite">{unread && translate('page.language.unreviewed')}</p>
}
