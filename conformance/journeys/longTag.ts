/**
 * Returns the suffix of a title: ` @long` for a variant of another journey, which only CI and `npm run test:all` run.
 * Slow journeys have the suffix in their title.
 *
 * @param variant false for the variant that `npm test` runs too.
 * @example test(`${row} connects${long(row !== 'MetaMask')}`, async ({ dapp }) => {})
 */
export const longTag = (variant: boolean): string => (variant ? ' @long' : '')
