/**
 * Returns ` @long` as the end of a test title, or an empty text. `npm test` skips tests with `@long`; only CI and `npm
 * run test:all` run them. For loops that create several variants of one journey: all but one are long.
 *
 * @param variant whether the test is a further variant. False for the variant that `npm test` runs too.
 * @example test(`${row} connects${longTag(row !== 'MetaMask')}`, async ({ dapp }) => {})
 */
export const longTag = (variant: boolean): string => (variant ? ' @long' : '')
