import type { Core } from '../wallet/core.ts'
import type { Json } from '../wallet/types.ts'

/** MM 16, 34, 43: an exception in a handler reaches the page as `data.cause`. */
export const broke = (core: Core, message: string) =>
  say(core, -32603, message, { cause: { stack: `Error: ${message}\n  at <anonymous>`, message } })

/** Creates an error with MetaMask's own message. */
export const say = (core: Core, code: number, message: string, data?: Json) =>
  core.fail('method', {}, { code, message, data })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
