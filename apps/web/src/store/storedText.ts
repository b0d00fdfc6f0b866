/** Returns a text from `localStorage`; null if it has none, or if storage is blocked. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in `localStorage`. Does nothing if storage is blocked or full. */
export function writeStoredText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
