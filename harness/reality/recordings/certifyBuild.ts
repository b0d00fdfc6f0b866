import type { Persona } from '../../src/wallet/persona.ts'
import { declaredIn, explain, type Declared, type Unexplained } from '../transcript/declared.ts'
import { certify, type Difference } from './certify.ts'
import { readRecordings } from './readRecordings.ts'
import type { Recordings } from './types.ts'

/** Result that `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, explained or not. */
  found: Difference[]
  /** Differences that `discoveries/<build>.md` does not explain. Must be empty. */
  undeclared: Unexplained[]
  /** Explanations of differences that no longer exist. */
  vanished: Declared[]
}

/**
 * Replays the recordings of a build on a persona and separates the differences that `discoveries/<build>.md`
 * explains.
 *
 * @param recordings new recordings of the same build; default: those in the repository
 *
 * @example
 * const { undeclared } = await certifyBuild('metamask-13.13.1', personas.metamask)
 */
export async function certifyBuild(
  build: 'metamask-13.13.1',
  persona: Persona,
  recordings: Recordings = readRecordings(build),
): Promise<Certificate> {
  const found = await certify(recordings, persona)
  const replayed = Object.keys(recordings).length
  return { replayed, found, ...explain(found, declaredIn(build)) }
}
