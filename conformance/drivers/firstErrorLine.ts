import { stripVTControlCharacters } from 'node:util'

/** Returns the first line of an error's message, and for Playwright also the element for which it waited. */
export const firstErrorLine = (thrown: unknown): string => {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const waited = lines.slice(1).find((line) => line.startsWith('- waiting for'))
  return [lines[0] ?? 'nothing', ...(waited ? [waited.slice(2)] : [])].join(' ')
}
