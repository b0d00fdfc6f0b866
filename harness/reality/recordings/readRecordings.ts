import { readFileSync } from 'node:fs'
import type { Recordings } from './types.ts'

/** Reads the recordings of a build from the repository: the first session, and the later ones. */
export const readRecordings = (build: 'metamask-13.13.1'): Recordings => ({
  ...read(build),
  ...read(`${build}-later`),
})

const read = (file: string): Recordings =>
  JSON.parse(
    readFileSync(new URL(`../../recordings/${file}.json`, import.meta.url), 'utf8'),
  ) as Recordings
