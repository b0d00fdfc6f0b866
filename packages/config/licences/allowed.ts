/** Open-source licences, by SPDX id. Whoever adds one has read it. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Copyleft by file: used as it is, changed nowhere.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages (name@version) whose manifest does not name an SPDX id, and what their licence text says instead. */
export const readByHand: Record<string, string> = {
  'color-convert@0.5.3': 'its LICENSE is the text of MIT',
  'deep-freeze-strict@1.1.1': 'dedicated to the public domain in its README',
}
