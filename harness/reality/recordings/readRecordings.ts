import { readFileSync } from 'node:fs'
import type { Recordings } from './types.ts'

/** The recordings of one build, carried in the repository. */
export const readRecordings = (build: 'metamask-13.13.1'): Recordings =>
  JSON.parse(
    readFileSync(new URL(`../../recordings/${build}.json`, import.meta.url), 'utf8'),
  ) as Recordings
