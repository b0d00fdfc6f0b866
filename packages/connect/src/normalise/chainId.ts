/**
 * A chain id in any shape that wallets send, as a positive safe integer; `undefined` for everything else.
 * Takes `56`, `56n`, `"56"`, `"0x38"`, `"0x038"`, `"eip155:56"`, `{ chainId: … }` (rule 7 of the table).
 *
 * @example chainId('0x38') // 56
 */
export function chainId(value: unknown): number | undefined {
  try {
    const number = toNumber(value)
    return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined
  } catch {
    // A throwing getter or a revoked proxy says nothing about the chain.
    return undefined
  }
}

/** Longest text that is parsed: 64 hexadecimal digits, a prefix and spaces. */
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
