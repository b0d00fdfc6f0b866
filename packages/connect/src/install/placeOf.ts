import { look } from '../classify/look.ts'
import { isPhone } from './isPhone.ts'

/** Which browser a page is in, as far as it matters for what can be installed. */
export type Place = {
  browser: 'chrome' | 'edge' | 'firefox' | 'brave' | 'opera' | 'safari' | 'other'
  system: 'ios' | 'android' | 'desktop'
}

/**
 * Reads the browser and the system from a `navigator`. A guess, as any such reading: it chooses which link
 * stands first, never what is possible.
 *
 * @example placeOf({ userAgent: 'Chrome/140.0.0.0', brave: {} }) // { browser: 'brave', system: 'desktop' }
 */
export function placeOf(navigator: unknown): Place {
  const agent = String(look(navigator, 'userAgent') ?? '')
  return { browser: browserOf(navigator, agent), system: isPhone(navigator) ?? 'desktop' }
}

function browserOf(navigator: unknown, agent: string): Place['browser'] {
  // Brave wears the name of Chrome and says who it is by an object.
  if (look(navigator, 'brave') !== undefined) return 'brave'
  return marks.find(([mark]) => mark.test(agent))?.[1] ?? 'other'
}

/** The most particular first: nearly all of them call themselves Chrome and Safari too. */
const marks: readonly [RegExp, Place['browser']][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|OPX\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/[\d.]+.*Safari\//, 'safari'],
]
