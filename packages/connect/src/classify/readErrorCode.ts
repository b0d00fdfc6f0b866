import { readProperty } from '../normalise/readProperty.ts'

/** Returns the code of an error as an integer or a word: wallets send `"4001"`, and ethers `ACTION_REJECTED`. */
export function readErrorCode(error: unknown): number | string | undefined {
  const code = readProperty(error, 'code')
  if (typeof code === 'string' && !/^-?\d+$/.test(code)) return code
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return Number.isSafeInteger(Number(code)) ? Number(code) : undefined
}
