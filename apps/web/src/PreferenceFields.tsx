import { LanguageSelect } from './language/LanguageSelect.tsx'
import type { LanguageStore } from './language/createLanguageStore.ts'
import { ThemeSelect } from './theme/ThemeSelect.tsx'

/** The selects of language and theme. */
export default function PreferenceFields({ languages }: { languages: LanguageStore }) {
  return (
    <>
      <LanguageSelect store={languages} />
      <ThemeSelect />
    </>
  )
}
