import type { Quirk } from '../engineAndPersonaTypes.ts'
import { accounts } from './accounts.ts'
import { batchesAndWatchAsset } from './batchesAndWatchAsset.ts'
import { chains } from './chains.ts'
import { correctWallets } from './correctWallets.ts'
import { discovery } from './discovery.ts'
import { errors } from './errors.ts'
import { events } from './events.ts'
import { legacy } from './legacy.ts'
import { pagesAndSites } from './pagesAndSites.ts'
import { requestsAndListeners } from './requestsAndListeners.ts'
import { signaturesAndTransactions } from './signaturesAndTransactions.ts'

/** Name of a quirk. `quirkNames` lists them. */
export type QuirkName = string

/** All quirks. The suite uses those with a fault as mutants, which its checks must catch. */
export const quirks: readonly Quirk[] = [
  discovery,
  requestsAndListeners,
  errors,
  accounts,
  chains,
  events,
  signaturesAndTransactions,
  batchesAndWatchAsset,
  legacy,
  pagesAndSites,
  correctWallets,
].flatMap((table) => Object.entries(table).map(([id, quirk]) => ({ id, ...quirk })))

/** Names of all quirks, for the option `quirks` of a wallet. */
export const quirkNames: readonly QuirkName[] = quirks.map(({ id }) => id)
