import { readFileSync } from 'node:fs'
import type { Transcript } from '../core/transcript.ts'

/**
 * Recording of a check, for the test of its judge: a transcript of the correct wallet and, if there is one, of a mutant
 * that the check must catch. `authoring/recordTranscripts.ts` writes it.
 */
export type CheckRecording = { pass: Transcript; fail?: { mutant: string; transcript: Transcript } }

/** Folder of the recordings. Their files have the ids of the checks as names. */
export const recordingsFolder = new URL('../transcripts/', import.meta.url)

/** Reads the recording of a check. */
export const readCheckRecording = (id: string): CheckRecording =>
  JSON.parse(readFileSync(new URL(`${id}.json`, recordingsFolder), 'utf8')) as CheckRecording
