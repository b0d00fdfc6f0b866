/**
 * The public test mnemonic of every local chain, and a password that protects nothing.
 * Never type any other secret into the wallet that this driver opens.
 */
export const phrase = 'test test test test test test test test test test test junk'
export const password = 'Touchstone-public-1'
