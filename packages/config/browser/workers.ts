import { availableParallelism } from 'node:os'

/** How many journeys go on side by side: each has a browser that wants two cores, and two fill the smallest machine. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2))
