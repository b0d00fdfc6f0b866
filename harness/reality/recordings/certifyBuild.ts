import type { Persona } from '../../src/wallet/persona.ts'
import { declaredIn, explain, type Declared, type Unexplained } from '../transcript/declared.ts'
import { certify, type Difference } from './certify.ts'
import { readRecordings } from './readRecordings.ts'
import type { Recordings } from './types.ts'

/** What `touchstone certify` prints. */
export type Certificate = {
  replayed: number
  /** All differences, explained or not. */
  found: Difference[]
  /** Those that `discoveries/<build>.md` does not explain: goal 0. */
  undeclared: Unexplained[]
  /** Explanations of differences that are not there (any more). */
  vanished: Declared[]
}

/**
 * Replays the recordings of a build on a persona and sets aside what `discoveries/<build>.md`
 * explains.
 *
 * @param recordings fresh ones, of the same build; default: those carried in the repository
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
