import type { Quirk } from '../../core.ts'
import { accounts } from './accounts.ts'
import { bases } from './bases.ts'
import { calls } from './calls.ts'
import { chains } from './chains.ts'
import { discovery } from './discovery.ts'
import { pages } from './pages.ts'
import { request } from './request.ts'
import { signing } from './signing.ts'

/** Quirks for those checks that catch none of the quirks outside this folder. */
export const further: readonly Quirk[] = [
  ...discovery,
  ...request,
  ...accounts,
  ...chains,
  ...signing,
  ...calls,
  ...pages,
  ...bases,
]
