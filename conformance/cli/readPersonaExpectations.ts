import { readdirSync } from 'node:fs'
import { readExpectations, expectationsFolder } from './readExpectations.ts'
import type { Expectations } from '../core/expectations.ts'

/**
 * Returns the declared failures of the newest version of every fake wallet, to find the wallet that is most
 * similar to a run.
 */
export const readPersonaExpectations = (): Expectations[] =>
  readdirSync(expectationsFolder)
    .filter((file) => file.endsWith('.json') && !/^app-|-extension\.json$/.test(file))
    .map((file) => readExpectations(undefined, file.slice(0, -'.json'.length)).expectations)
    .map(({ subject, expected }) => ({
      subject,
      expected: expected.filter(({ until }) => until === undefined),
    }))
