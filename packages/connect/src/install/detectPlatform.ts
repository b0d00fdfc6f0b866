import { readProperty } from '../normalise/readProperty.ts'
import { isPhone } from './isPhone.ts'

/** Browser and system of a page. They decide which stores a user can install from. */
export type Platform = {
  browser: 'chrome' | 'edge' | 'firefox' | 'brave' | 'opera' | 'safari' | 'other'
  system: 'ios' | 'android' | 'desktop'
}

/**
 * Returns the browser and the system of a page. A guess from the properties of `navigator`: use it to order links,
 * not to hide any.
 *
 * @example detectPlatform({ userAgent: 'Chrome/140.0.0.0', brave: {} }) // { browser: 'brave', system: 'desktop' }
 */
export function detectPlatform(navigator: unknown): Platform {
  const agent = String(readProperty(navigator, 'userAgent') ?? '')
  return { browser: browserOf(navigator, agent), system: isPhone(navigator) ?? 'desktop' }
}

function browserOf(navigator: unknown, agent: string): Platform['browser'] {
  // Brave has Chrome's user agent and an object `navigator.brave`.
  if (readProperty(navigator, 'brave') !== undefined) return 'brave'
  return userAgentPatterns.find(([mark]) => mark.test(agent))?.[1] ?? 'other'
}

/** User agent patterns, the most specific first: most browsers also name Chrome and Safari. */
const userAgentPatterns: readonly [RegExp, Platform['browser']][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|OPX\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/[\d.]+.*Safari\//, 'safari'],
]
