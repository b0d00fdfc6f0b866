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
  const whole = padded.slice(0, -decimals)
  const part = padded.slice(-decimals).slice(0, digits)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  const cut = `${whole}.${part}` as `${number}`
  if (amount > 0n && Number(cut) === 0) return `< ${format.format(10 ** -digits)} ${symbol}`
  return `${format.format(cut)} ${symbol}`
}
