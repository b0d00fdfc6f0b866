import type { Quirk } from '../../persona.ts'
import { accounts } from './accounts.ts'
import { calls } from './calls.ts'
import { chains } from './chains.ts'
import { discovery } from './discovery.ts'
import { request } from './request.ts'
import { signing } from './signing.ts'

/** Deviations for the checks that no listed mutant is meant for. */
export const further: readonly Quirk[] = [
  ...discovery,
  ...request,
  ...accounts,
  ...chains,
  ...signing,
  ...calls,
]
