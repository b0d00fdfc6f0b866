/**
 * Time-outs of the connection in ms. `interactive`: for a prompt. `silent`: for a silent reconnect. `grace`: for the
 * response after the chain has changed. `lie`: for the change of the chain after a response that reports success.
 */
export const timeouts = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** ms from a request to its prepared response. */
export const answerDelay = 500
