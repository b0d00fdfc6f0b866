/**
 * The public test mnemonic of every local chain and a password that protects nothing.
 * No other secret may ever be typed into the wallet that this driver opens.
 */
export const phrase = 'test test test test test test test test test test test junk'
export const password = 'Touchstone-public-1'
