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

/** Result of a comparison, which `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, also those that the page in `discoveries/` explains. */
  found: Difference[]
  /**
   * Differences that `discoveries/metamask-<version>.md` does not explain. The persona is certified if the list
   * is empty.
   */
  undeclared: Unexplained[]
  /** Differences that `discoveries/metamask-<version>.md` explains but that no longer exist. */
  vanished: Declared[]
}

/**
 * Replays the recordings of a version of MetaMask on its persona. Separates the differences that
 * `discoveries/metamask-<version>.md` explains from the others.
 *
 * @param recordings new recordings of the same version; default: those in the repository
 *
 * @example
 * const { undeclared } = await compareRecordings('13.36.0')
 */
export async function compareRecordings(
  version: MetamaskVersion,
  recordings: Recordings = readRecordings(version),
): Promise<Certificate> {
  const found = await certify(recordings, personas[metamaskVersions[version]])
  const replayed = Object.keys(recordings).length
  return { replayed, found, ...explain(found, declaredIn(`metamask-${version}`)) }
}
