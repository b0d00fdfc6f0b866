/**
 * Formats a number with commas between the thousands.
 *
 * @example formatCount(1000000) // '1,000,000'
 */
export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** Formats a number of units, the time that they took, and their rate per second. */
export const formatRate = (count: number, unit: string, ms: number): string => {
  const seconds = ms / 1000
  const rate = formatCount(Math.round(count / Math.max(seconds, 0.001)))
  return `${formatCount(count)} ${unit} in ${seconds.toFixed(0)} s (${rate} ${unit}/s)`
}
