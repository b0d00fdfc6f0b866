import { createServer } from 'node:net'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import { UsageError } from './UsageError.ts'

/** Checks that a server can listen on a port. 0 is any port. Throws UsageError otherwise. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await explainPortErrors(port, () => listenOnLoopback(probe, port))
  await new Promise((resolve) => probe.close(resolve))
}

/** Starts a server. Turns a port problem into an error that says what to do. */
export async function explainPortErrors<T>(port: number, serve: () => Promise<T>): Promise<T> {
  try {
    return await serve()
  } catch (error) {
    throw portUsageError(port, error) ?? error
  }
}

/** Returns the error for a port that is in use or forbidden, or undefined for any other cause. */
export function portUsageError(port: number, error: unknown): UsageError | undefined {
  if (!(error instanceof Error)) return undefined
  const [, why] = reasons.find(([pattern]) => pattern.test(error.message)) ?? []
  if (why === undefined) return undefined
  return new UsageError(`Port ${port} ${why}: choose another one with --port or PORT.`)
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/already in use|EADDRINUSE/, 'is in use'],
  [/listen EACCES/, 'needs rights that you do not have'],
]
