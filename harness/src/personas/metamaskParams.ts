import type { Call } from '../wallet/callInProgress.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { failWith } from '../wallet/requestFailures.ts'
import { parseChainId } from '../wallet/hex.ts'

/**
 * Returns the first parameter of a request, an object. `destructured` errors show it instead of all params. Source of
 * the messages in this file: recordings 15-switch-malformed and 16-add-malformed.
 */
export function singleParam(call: Call, core: Core, destructured = false): Record<string, unknown> {
  const [asked] = Array.isArray(call.params) ? (call.params as unknown[]) : []
  // An array is accepted too: recording switch-malformed-further.
  if (typeof asked === 'object' && asked !== null) return asked as Record<string, unknown>
  throw failMalformed(
    core,
    `Expected single, object parameter. Received:\n${formatParam(destructured ? asked : call.params)}`,
  )
}

/** Throws MetaMask's error if the object has other keys than these. */
export function refuseOtherKeys(asked: Record<string, unknown>, keys: string[], core: Core): void {
  const extra = Object.keys(asked).filter((key) => !keys.includes(key))
  if (extra.length > 0)
    throw failMalformed(
      core,
      `Received unexpected keys on object parameter. Unsupported keys:\n${extra.join(',')}`,
    )
}

/** Returns a chain id in hex as a number. Throws MetaMask's error if it is not valid. */
export function parseHexChain(chainId: unknown, core: Core): number {
  const parsed = parseChainId(chainId)
  if (parsed !== undefined) return parsed
  const isTooLarge = typeof chainId === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(chainId)
  throw failMalformed(
    core,
    isTooLarge
      ? `Invalid chain ID "${chainId}": numerical value greater than max safe value. Received:\n${chainId}`
      : `Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received:\n${formatParam(chainId)}`,
  )
}

export const failMalformed = (core: Core, message: string) => failWith(core, -32602, message)

export const formatParam = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
