import { readProperty } from '../normalise/readProperty.ts'

/**
 * Returns the mobile platform of a page, or undefined on a desktop. It is a guess from the properties of `navigator`.
 *
 * @example isPhone({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9)' }) // 'android'
 */
export function isPhone(navigator: unknown): 'ios' | 'android' | undefined {
  const agent = String(readProperty(navigator, 'userAgent') ?? '')
  if (/Android/i.test(agent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(agent)) return 'ios'
  // iPadOS reports "Macintosh", as a Mac does, but a Mac has no touch screen.
  const touches = Number(readProperty(navigator, 'maxTouchPoints') ?? 0)
  return /Macintosh/.test(agent) && touches > 1 ? 'ios' : undefined
}
