/** What has not ended by then, in ms, is said to wait for ever: every limit of ours is far below. */
export const forEver = 600_000
