import { existsSync, readFileSync } from 'node:fs'
import type { MetamaskVersion } from './metamaskVersions.ts'
import type { Recordings } from './types.ts'

/**
 * Reads all recordings of a version of MetaMask: those of its first session and, from the file named `-later`,
 * those that were made later.
 */
export const readRecordings = (version: MetamaskVersion): Recordings => ({
  ...read(`metamask-${version}`),
  ...read(`metamask-${version}-later`),
})

const read = (name: string): Recordings => {
  const file = new URL(`../../recordings/${name}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {}
}
