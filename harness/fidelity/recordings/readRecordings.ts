import { existsSync, readFileSync } from 'node:fs'
import type { RecordedBuild } from './recordedBuilds.ts'
import type { Recordings } from './types.ts'

/**
 * Reads all recordings of a build of a wallet, also those in the file named `-later`.
 *
 * @throws {Error} if the build has no recordings, because a comparison of nothing would find no difference
 */
export function readRecordings({
  wallet,
  version,
}: Pick<RecordedBuild, 'wallet' | 'version'>): Recordings {
  const name = `${wallet}-${version}`
  const recordings = { ...read(name), ...read(`${name}-later`) }
  if (Object.keys(recordings).length === 0)
    throw new Error(`There is no harness/recordings/${name}.json: record this version first.`)
  return recordings
}

const read = (name: string): Recordings => {
  const file = new URL(`../../recordings/${name}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {}
}
