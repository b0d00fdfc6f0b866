/** Formats 1000000 as `1,000,000`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US')

export const formatRate = (count: number, unit: string, ms: number): string => {
  const seconds = ms / 1000
  const rate = formatCount(Math.round(count / Math.max(seconds, 0.001)))
  return `${formatCount(count)} ${unit} in ${seconds.toFixed(0)} s (${rate} ${unit}/s)`
}
