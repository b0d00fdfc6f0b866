import type { Core } from './engineAndPersonaTypes.ts'

/** Returns the value that the wallet keeps under this name. Creates it at the first call. */
export function getOrCreateMemory<T>({ memory }: Core, name: string, create: () => T): T {
  if (!memory.has(name)) memory.set(name, create())
  return memory.get(name) as T
}
