import type { Core } from '../wallet/core.ts'
import type { Json } from '../wallet/types.ts'

/**
 * Creates the error that a dapp gets if a handler of MetaMask throws an unexpected exception. The exception is
 * in `data.cause` (MetaMask's recordings 16, 34 and 43 in harness/recordings).
 */
export const broke = (core: Core, message: string) =>
  say(core, -32603, message, { cause: { stack: `Error: ${message}\n  at <anonymous>`, message } })

/** Creates an error with a code and a message of MetaMask, instead of those of a failure. */
export const say = (core: Core, code: number, message: string, data?: Json) =>
  core.fail('method', {}, { code, message, data })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
