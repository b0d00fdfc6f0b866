/** Time-outs of the connection in ms. */
export const timeouts = {
  /** For a prompt. */
  interactive: 120_000,
  /** For a silent reconnect. */
  silent: 5_000,
  /** For the response after the chain has changed. */
  grace: 1_000,
  /** For the change of the chain after a response that reports success. */
  lie: 2_000,
} as const

/** ms from a request to its prepared response. */
export const answerDelay = 500
