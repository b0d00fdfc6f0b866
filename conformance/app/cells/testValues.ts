/**
 * First three accounts of the test mnemonic "test test … junk". Local development nodes such as Anvil give them a
 * balance.
 */
export const accounts = {
  a: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  b: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  c: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
} as const

/**
 * Time-outs of the connection in ms. `interactive`: for a prompt. `silent`: for a silent reconnect. `grace`: for the
 * response after the chain has changed. `lie`: for the change of the chain after a response that reports success.
 */
export const timeouts = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** ms from a request to its prepared response. */
export const answerDelay = 500
