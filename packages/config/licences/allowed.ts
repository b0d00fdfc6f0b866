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

/** Packages whose manifest does not name an SPDX id, and what their licence text says instead. */
export const readByHand: Record<string, string> = {
  'color-convert': 'its LICENSE of 0.5.3 is the text of MIT; later versions say so themselves',
  'deep-freeze-strict': 'dedicated to the public domain in its README',
}
