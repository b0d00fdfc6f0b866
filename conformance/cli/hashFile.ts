import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const hashFile = (file: string | URL): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('hex')}`
