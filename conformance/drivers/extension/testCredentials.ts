import { testAccounts, testMnemonic } from '@touchstone/harness/chain'

/** Public test mnemonic. Never type any other secret into a wallet that a driver opens. */
export const phrase = testMnemonic
/** Password of the wallets that a driver opens. It protects nothing. */
export const password = 'Touchstone-public-1'

/** The first four accounts of the mnemonic. */
export const accounts = testAccounts.slice(0, 4)
/** Addresses of {@link accounts}. */
export const addresses = accounts.map(({ address }) => address)

/** Number of accounts that an onboarded wallet has: the first ones of the mnemonic. */
export const accountCount = 3
