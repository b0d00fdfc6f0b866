import { type Selectors, v13 } from './v13.ts'

/** A range of versions has a file each; a new MetaMask means a new file and a line here. */
const known: { readonly [major: string]: Selectors } = { 13: v13 }

/** Where the things of this version's pages are; undefined where nobody has looked. */
export function selectorsFor(version: string): Selectors | undefined {
  return known[version.split('.')[0] ?? '']
}

/** The ranges that are known, for a person. */
export const knownVersions = Object.keys(known)
  .map((major) => `${major}.x`)
  .join(', ')
