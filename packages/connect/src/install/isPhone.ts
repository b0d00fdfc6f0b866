import { look } from '../classify/look.ts'

/**
 * Whether a page is on a phone or a tablet, and on which: read from a `navigator`, a guess as any such reading.
 *
 * @example isPhone({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9)' }) // 'android'
 */
export function isPhone(navigator: unknown): 'ios' | 'android' | undefined {
  const agent = String(look(navigator, 'userAgent') ?? '')
  if (/Android/i.test(agent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(agent)) return 'ios'
  // An iPad says that it is a Macintosh; no Macintosh has a touch screen.
  const touches = Number(look(navigator, 'maxTouchPoints') ?? 0)
  return /Macintosh/.test(agent) && touches > 1 ? 'ios' : undefined
}
