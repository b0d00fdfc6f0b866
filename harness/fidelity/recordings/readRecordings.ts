import { existsSync, readFileSync } from 'node:fs'
import type { RecordedBuild } from './recordedBuilds.ts'
import type { Recordings } from './types.ts'

/**
 * Reads all recordings of a build of a wallet: those of its first session and, from the file named `-later`, those
 * that were made later.
 */
export const readRecordings = ({
  wallet,
  version,
}: Pick<RecordedBuild, 'wallet' | 'version'>): Recordings => ({
  ...read(`${wallet}-${version}`),
  ...read(`${wallet}-${version}-later`),
})

const read = (name: string): Recordings => {
  const file = new URL(`../../recordings/${name}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {}
}
