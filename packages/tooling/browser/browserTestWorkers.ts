import { availableParallelism } from 'node:os'

/**
 * Number of browser tests that run in parallel. Each browser needs two cores. Even a machine with fewer than
 * four cores runs two tests.
 */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2))
