/**
 * The end of the title of a journey that `npm test` may leave to CI and to `npm run test:all`, as a variant of
 * another one. What takes its time has it in its title.
 *
 * @param variant false for the one of its family that `npm test` runs too.
 * @example test(`${row} connects${long(row !== 'MetaMask')}`, async ({ dapp }) => {})
 */
export const long = (variant: boolean): string => (variant ? ' @long' : '')
