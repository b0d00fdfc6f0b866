import { ChainError, type ChainErrorReason } from '../ChainError.ts'

/** Returns the port problem that made a server fail, or undefined if the cause was something else. */
export function portFault(
  port: number,
  { code = '' }: NodeJS.ErrnoException,
): ChainError | undefined {
  const [reason, why] = faults[code] ?? []
  if (reason === undefined) return undefined
  return new ChainError(reason, `Port ${port} ${why}: the local chain needs another one.`)
}

const faults: Readonly<Record<string, [ChainErrorReason, string] | undefined>> = {
  EADDRINUSE: ['port-in-use', 'is in use'],
  EACCES: ['port-forbidden', 'needs rights that you do not have'],
}
