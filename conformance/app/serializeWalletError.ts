import type { WalletError } from './cells/Observation.ts'

/** Converts a value that a wallet threw into plain data that can be compared. */
export const serializeWalletError = (error: unknown): WalletError => {
  const code = property(error, 'code')
  const text = typeof error === 'string' ? error : property(error, 'message')
  const innermost = innermostCode(error)
  return {
    type: error === null ? 'null' : error instanceof Error ? 'error' : typeof error,
    ...(typeof code === 'number' || typeof code === 'string' ? { code } : {}),
    ...(typeof text === 'string' ? { text } : {}),
    ...(innermost === undefined ? {} : { innermost }),
  }
}

/** Names of the properties in which wallets and nodes nest the original error. */
const nestedErrorKeys = ['data', 'originalError', 'cause', 'error'] as const

const innermostCode = (error: unknown, depth = 0): number | undefined => {
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  for (const key of nestedErrorKeys) {
    const found = innermostCode(property(error, key), depth + 1)
    if (found !== undefined) return found
  }
  const code = property(error, 'code')
  const isNumber = typeof code === 'number' || (typeof code === 'string' && /^-?\d+$/.test(code))
  return isNumber ? Number(code) : undefined
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
