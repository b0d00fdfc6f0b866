import { createHash } from 'node:crypto'

export const hashFileContent = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`
