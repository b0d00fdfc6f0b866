import type { Quirk } from '../core.ts'
import { accounts } from './accounts.ts'
import { calls } from './calls.ts'
import { chains } from './chains.ts'
import { correctWallets } from './correctWallets.ts'
import { discovery } from './discovery.ts'
import { errors } from './errors.ts'
import { events } from './events.ts'
import { legacy } from './legacy.ts'
import { pageLifecycle } from './pageLifecycle.ts'
import { request } from './request.ts'
import { signing } from './signing.ts'

/** Name of a quirk. `quirkNames` lists them. */
export type QuirkName = string

/** All quirks. The suite uses those with a fault as mutants, which its checks must catch. */
export const quirks: readonly Quirk[] = [
  ...discovery,
  ...request,
  ...errors,
  ...accounts,
  ...chains,
  ...events,
  ...signing,
  ...calls,
  ...legacy,
  ...pageLifecycle,
  ...correctWallets,
]

/** Names of all quirks, for the option `quirks` of a wallet. */
export const quirkNames: readonly QuirkName[] = quirks.map(({ id }) => id)
