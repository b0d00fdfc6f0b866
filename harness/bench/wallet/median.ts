/** The middle one: a busy machine's outliers weigh nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The mean of the middle half: as deaf to outliers as the median, and wavers less from run to run. */
export const middle = (values: readonly number[]): number => {
  const quarter = Math.floor(values.length / 4)
  const half = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter)
  return half.reduce((sum, value) => sum + value, 0) / half.length
}
