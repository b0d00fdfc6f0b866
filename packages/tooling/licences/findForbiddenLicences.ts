/** Output of `pnpm licenses list --json`: packages by the licence in their manifest. */
export type LicenceListing = Record<string, { name: string; versions: string[] }[]>

/**
 * Returns a line for each package whose manifest names no allowed licence, except those that were reviewed by hand.
 *
 * @example findForbiddenLicences({ UNLICENSED: [{ name: 'a', versions: ['1.0.0'] }] }) // ['a@1.0.0: UNLICENSED']
 */
export function findForbiddenLicences(listing: LicenceListing): string[] {
  return Object.entries(listing).flatMap(([licence, packages]) =>
    allows(licence)
      ? []
      : packages
          .map(({ name, versions }) => ({
            name,
            unread: versions.filter((v) => !reviewedPackages[`${name}@${v}`]),
          }))
          .filter(({ unread }) => unread.length > 0)
          .map(({ name, unread }) => `${name}@${unread.join(', ')}: ${licence}`),
  )
}

/**
 * Evaluates an SPDX expression: one part of `A OR B` must be allowed, all of `A AND B`. Does not parse brackets, so of an
 * expression with both operators, all parts must be allowed.
 */
function allows(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, ' ').trim()
  const all = bare.split(/\s+(?:AND|OR)\s+/).map((id) => allowedLicences.has(id.trim()))
  return /\sAND\s/.test(bare) ? all.every(Boolean) : all.some(Boolean)
}

/** Open-source licences by SPDX id. Read a licence before you add it. */
const allowedLicences = new Set([
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

/** Packages whose manifest has no SPDX id, with the result of a manual review of their licence. */
const reviewedPackages: Record<string, string> = {
  'color-convert@0.5.3': 'its LICENSE is the text of MIT',
  'deep-freeze-strict@1.1.1': 'dedicated to the public domain in its README',
}
