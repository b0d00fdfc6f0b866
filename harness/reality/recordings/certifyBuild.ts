import { personas } from '../../src/personas/index.ts'
import { declaredIn, explain, type Declared, type Unexplained } from '../transcript/declared.ts'
import { certify, type Difference } from './certify.ts'
import { metamaskVersions, type MetamaskVersion } from './metamaskVersions.ts'
import { readRecordings } from './readRecordings.ts'
import type { Recordings } from './types.ts'

/** What `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, explained or not. */
  found: Difference[]
  /** Those that `discoveries/metamask-<version>.md` does not explain: goal 0. */
  undeclared: Unexplained[]
  /** Explanations of differences that are not there (any more). */
  vanished: Declared[]
}

/**
 * Replays the recordings of a version of MetaMask on its persona and sets aside what
 * `discoveries/metamask-<version>.md` explains.
 *
 * @param recordings fresh ones; default: those carried in the repository
 *
 * @example
 * const { undeclared } = await certifyBuild('13.36.0')
 */
export async function certifyBuild(
  version: MetamaskVersion,
  recordings: Recordings = readRecordings(version),
): Promise<Certificate> {
  const found = await certify(recordings, personas[metamaskVersions[version]])
  const replayed = Object.keys(recordings).length
  return { replayed, found, ...explain(found, declaredIn(`metamask-${version}`)) }
}
