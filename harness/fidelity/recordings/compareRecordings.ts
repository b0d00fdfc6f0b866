import { personas } from '../../src/personas/index.ts'
import {
  declaredIn,
  explain,
  type Declared,
  type Unexplained,
} from '../scenario/declaredDifferences.ts'
import { certify, type Difference } from './certify.ts'
import { metamaskVersions, type MetamaskVersion } from './metamaskVersions.ts'
import { readRecordings } from './readRecordings.ts'
import type { Recordings } from './types.ts'

/** Result that `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, explained or not. */
  found: Difference[]
  /** Differences that `discoveries/metamask-<version>.md` does not explain. Must be empty. */
  undeclared: Unexplained[]
  /** Explanations of differences that no longer exist. */
  vanished: Declared[]
}

/**
 * Replays the recordings of a version of MetaMask on its persona and separates the differences that
 * `discoveries/metamask-<version>.md` explains.
 *
 * @param recordings new recordings of the same version; default: those in the repository
 *
 * @example
 * const { undeclared } = await certifyBuild('13.36.0')
 */
export async function compareRecordings(
  version: MetamaskVersion,
  recordings: Recordings = readRecordings(version),
): Promise<Certificate> {
  const found = await certify(recordings, personas[metamaskVersions[version]])
  const replayed = Object.keys(recordings).length
  return { replayed, found, ...explain(found, declaredIn(`metamask-${version}`)) }
}
