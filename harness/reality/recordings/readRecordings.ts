import { readFileSync } from 'node:fs'
import type { Recordings } from './types.ts'

/** The recordings of one build, carried in the repository: the first session, and what was recorded since. */
export const readRecordings = (build: 'metamask-13.13.1'): Recordings => ({
  ...read(build),
  ...read(`${build}-later`),
})

const read = (file: string): Recordings =>
  JSON.parse(
    readFileSync(new URL(`../../recordings/${file}.json`, import.meta.url), 'utf8'),
  ) as Recordings
