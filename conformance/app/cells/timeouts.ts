/** Time-outs of the connection in ms: of a prompt, of a silent reconnect, of the response after the chain has changed (`grace`), and of the change after a response that reports success (`lie`). */
export const timeouts = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** ms from a request to its prepared response. */
export const answerDelay = 500
