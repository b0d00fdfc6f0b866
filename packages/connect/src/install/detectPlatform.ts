import { readProperty } from '../normalise/readProperty.ts'
import { isPhone } from './isPhone.ts'

/** Browser and operating system of a page. They decide from which stores a user can install a wallet. */
export type Platform = {
  browser: 'chrome' | 'edge' | 'firefox' | 'brave' | 'opera' | 'safari' | 'other'
  system: 'ios' | 'android' | 'desktop'
}

/**
 * Returns the browser and the operating system of a page. It is a guess from the properties of `navigator`: use it to
 * order links, and do not hide links because of it.
 *
 * @example detectPlatform({ userAgent: 'Chrome/140.0.0.0', brave: {} }) // { browser: 'brave', system: 'desktop' }
 */
export function detectPlatform(navigator: unknown): Platform {
  const agent = String(readProperty(navigator, 'userAgent') ?? '')
  // Brave has Chrome's user agent and an object `navigator.brave`.
  const isBrave = readProperty(navigator, 'brave') !== undefined
  const named = userAgentPatterns.find(([mark]) => mark.test(agent))?.[1] ?? 'other'
  return { browser: isBrave ? 'brave' : named, system: isPhone(navigator) ?? 'desktop' }
}

/** User agent patterns, the most specific first: many browsers also name Chrome and Safari in their user agent. */
const userAgentPatterns: readonly [RegExp, Platform['browser']][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|OPX\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/[\d.]+.*Safari\//, 'safari'],
]
