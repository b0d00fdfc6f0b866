import type { Network } from '@touchstone/react'

const usual = 6

/**
 * Formats an amount of a coin or token, which is given in its smallest unit. Truncates digits instead of rounding, so
 * that the text never shows more than the amount.
 *
 * @example
 * formatAmount(1_500000000000000000n, { symbol: 'BNB', decimals: 18 }, 'en') // '1.5 BNB'
 */
export function formatAmount(
  amount: bigint,
  { symbol, decimals }: Network['nativeCurrency'],
  language: string,
  digits = usual,
): string {
  const padded = amount.toString().padStart(decimals + 1, '0')
  const point = padded.length - decimals
  const whole = padded.slice(0, point)
  const part = padded.slice(point, point + digits)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  const cut = `${whole}.${part || 0}` as `${number}`
  if (amount > 0n && Number(cut) === 0) return `< ${format.format(10 ** -digits)} ${symbol}`
  return `${format.format(cut)} ${symbol}`
}
