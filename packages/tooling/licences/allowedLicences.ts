/** Open-source licences by SPDX id. Read a licence before you add it. */
export const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // MPL-2.0 is copyleft for the licensed files, which are used unmodified.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Packages (name@version) whose manifest has no SPDX id, with the result of a manual review of their licence.
 */
export const reviewedPackages: Record<string, string> = {
  'color-convert@0.5.3': 'its LICENSE is the text of MIT',
  'deep-freeze-strict@1.1.1': 'dedicated to the public domain in its README',
}
