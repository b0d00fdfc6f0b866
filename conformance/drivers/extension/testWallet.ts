import { testAccounts, testMnemonic } from '@touchstone/harness/chain'

/**
 * The public test mnemonic of every local chain, and a password that protects nothing.
 * Never type any other secret into a wallet that a driver opens.
 */
export const phrase = testMnemonic
export const password = 'Touchstone-public-1'

/** The first accounts of the mnemonic. */
export const accounts = testAccounts.slice(0, 4)
/** Addresses of {@link accounts}. */
export const addresses = accounts.map(({ address }) => address)

/** Number of accounts of the mnemonic that checks use. */
export const accountCount = 3
