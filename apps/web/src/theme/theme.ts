import { readStoredText, writeStoredText } from '../store/storedText.ts'

/** Colour theme. `system` follows the operating system. */
export type Theme = (typeof themes)[number]

export const themes = ['system', 'light', 'dark'] as const
const key = 'touchstone.theme'

/** Returns the stored theme; `system` if no theme is stored or storage is blocked. */
export function storedTheme(): Theme {
  const stored = readStoredText(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Applies a theme. The style sheet reads it from `<html>`. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  writeStoredText(key, theme)
}
