/** Which colours: those of the system, or always the same. */
export type Theme = (typeof themes)[number]

export const themes = ['system', 'light', 'dark'] as const
const key = 'touchstone.theme'

/** The theme that was chosen in this browser; `system` where none was or storage is shut. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme: the style sheet reads it from `<html>`. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
}

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is shut: the theme lasts as long as the page.
  }
}
