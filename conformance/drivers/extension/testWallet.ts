/**
 * The public test mnemonic of every local chain, and a password that protects nothing.
 * Never type any other secret into a wallet that a driver opens.
 */
export const phrase = 'test test test test test test test test test test test junk'
export const password = 'Touchstone-public-1'

/** Number of accounts of the mnemonic that checks use. */
export const accountCount = 3
