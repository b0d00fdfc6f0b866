import { personas } from '../../src/personas/index.ts'
import {
  declaredIn,
  explain,
  type Declared,
  type Unexplained,
} from '../scenario/declaredDifferences.ts'
import { certify, type Difference } from './certify.ts'
import { readRecordings } from './readRecordings.ts'
import type { RecordedBuild } from './recordedBuilds.ts'
import type { Recordings } from './types.ts'

/** Result of a comparison, which `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, also those that the page in `discoveries/` explains. */
  found: Difference[]
  /** Differences that `discoveries/<wallet>-<version>.md` does not explain. Without any, the persona is certified. */
  undeclared: Unexplained[]
  /** Differences that `discoveries/<wallet>-<version>.md` explains but that no longer exist. */
  vanished: Declared[]
}

/**
 * Replays the recordings of a build of a wallet on its persona. Separates the differences that
 * `discoveries/<wallet>-<version>.md` explains from the others.
 *
 * @param recordings new recordings; default: those in the repository
 * @param version version of the recorded wallet, which the persona then reports; default: that of the build
 *
 * @example
 * const { undeclared } = await compareRecordings(recordedBuildFor('metamask', '13.36.0'))
 */
export async function compareRecordings(
  build: RecordedBuild,
  recordings: Recordings = readRecordings(build),
  version: string = build.version,
): Promise<Certificate> {
  const found = await certify(recordings, { ...personas[build.persona], version })
  const replayed = Object.keys(recordings).length
  return { replayed, found, ...explain(found, declaredIn(`${build.wallet}-${build.version}`)) }
}
