import { look } from '../classify/look.ts'
import { isPhone } from './isPhone.ts'

/** Browser and system of a page. They decide which stores a user can install from. */
export type Place = {
  browser: 'chrome' | 'edge' | 'firefox' | 'brave' | 'opera' | 'safari' | 'other'
  system: 'ios' | 'android' | 'desktop'
}

/**
 * Returns the browser and the system of a page. A guess from the properties of `navigator`: use it to order links,
 * not to hide any.
 *
 * @example placeOf({ userAgent: 'Chrome/140.0.0.0', brave: {} }) // { browser: 'brave', system: 'desktop' }
 */
export function placeOf(navigator: unknown): Place {
  const agent = String(look(navigator, 'userAgent') ?? '')
  return { browser: browserOf(navigator, agent), system: isPhone(navigator) ?? 'desktop' }
}

function browserOf(navigator: unknown, agent: string): Place['browser'] {
  // Brave has Chrome's user agent and an object `navigator.brave`.
  if (look(navigator, 'brave') !== undefined) return 'brave'
  return marks.find(([mark]) => mark.test(agent))?.[1] ?? 'other'
}

/** User agent patterns, the most specific first: most browsers also name Chrome and Safari. */
const marks: readonly [RegExp, Place['browser']][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|OPX\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/[\d.]+.*Safari\//, 'safari'],
]
