import { languageOf, useSay } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import type { Languages } from './createLanguages.ts'

/** Says where nobody has read a translation yet. Renders a live `<p>`, empty where somebody has. */
export function Unreviewed({ choice }: { choice: Languages }) {
  const say = useSay()
  const { language } = useSyncExternalStore(choice.watch, choice.getSnapshot)
  const unread = languageOf(language).reviewedBy === undefined
  return <p aria-live="polite">{unread && say('page.language.unreviewed')}</p>
}
