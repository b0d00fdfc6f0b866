import { availableParallelism } from 'node:os'

/** Number of browser tests that run in parallel: one for every two cores, at least two. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2))
