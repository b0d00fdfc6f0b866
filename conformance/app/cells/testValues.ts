/** Accounts of the well-known test mnemonic ("test test … junk"), which every local node funds. */
export const accounts = {
  a: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  b: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  c: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
} as const

/**
 * Chains of the tests. `home` is the app's default, `other` its second one. `third` is configured only for connections
 * of the tests. `foreign` is in the wallet and not in the app.
 */
export const chains = { home: 56, other: 1, third: 137, foreign: 97, nowhere: 999 } as const

/** Time-outs of the product in ms. */
export const timeouts = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** ms until a prepared response arrives. */
export const answerDelay = 500
