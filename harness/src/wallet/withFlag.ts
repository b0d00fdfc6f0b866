import type { Core } from './engineAndPersonaTypes.ts'

/** Runs `run`, and keeps a flag in the memory of the wallet until it has settled. */
export async function withFlag<T>(
  { memory }: Core,
  flag: string,
  run: () => Promise<T>,
): Promise<T> {
  memory.set(flag, true)
  try {
    return await run()
  } finally {
    memory.delete(flag)
  }
}
