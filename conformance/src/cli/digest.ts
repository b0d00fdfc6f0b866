import { createHash } from 'node:crypto'

/** By what a run names the bytes of a file, so that another file of its name is seen to be another. */
export const digest = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`
