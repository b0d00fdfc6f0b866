import { ignoreErrors } from './ignoreErrors.ts'

/**
 * Normalises a chain id to a positive safe integer. Accepts the forms that wallets send: `56`, `56n`, `"56"`,
 * `"0x38"`, `"0x038"`, `"eip155:56"`, `{ chainId: … }`. Returns undefined for any other value.
 *
 * @example normaliseChainId('0x38') // 56
 */
export function normaliseChainId(value: unknown): number | undefined {
  const number = ignoreErrors(() => toNumber(value)) ?? 0
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Maximum length of a text to parse: 64 hexadecimal digits, a prefix and spaces. */
const longest = 100

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'string') {
    if (value.length > longest) return undefined
    const text = value.trim().replace(/^eip155:/, '')
    return /^(0x[0-9a-f]+|\d+)$/i.test(text) ? Number(text) : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const inner = (value as { chainId?: unknown }).chainId
  return typeof inner === 'object' ? undefined : toNumber(inner)
}
