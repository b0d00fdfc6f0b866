import { createHash } from 'node:crypto'

/** Returns the hash by which a run identifies the content of a file. */
export const hashFileContent = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`
