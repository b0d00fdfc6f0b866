import { availableParallelism } from 'node:os'

/** Number of parallel browser tests. Each browser needs two cores; even the smallest machine runs two. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2))
