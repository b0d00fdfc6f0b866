import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { diffLines } from '../scenario/diffLines.ts'
import { loadSigner } from './openReplaySession.ts'
import { replayRecording } from './replayRecording.ts'
import type { Recordings } from './types.ts'

/** Differences between one recording (lines with `- `) and its replay on the persona (lines with `+ `). */
export type Difference = { scenario: string; lines: string[] }

/**
 * Replays recordings of a real wallet on a persona. Returns all differences, also declared ones.
 *
 * @example
 * const found = await certify(JSON.parse(await readFile('recordings.json', 'utf8')), personas.metamask)
 */
export async function certify(recordings: Recordings, persona: Persona): Promise<Difference[]> {
  await loadSigner()
  const found: Difference[] = []
  for (const [name, recording] of Object.entries(recordings)) {
    const { recorded, ours } = await replayRecording(name, recording, persona)
    const lines = diffLines(recorded, ours)
    if (lines.length > 0) found.push({ scenario: name, lines })
  }
  return found
}
