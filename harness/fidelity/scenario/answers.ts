import type { Do, ErrorShape, Json, Rule } from '../../src/wallet/types.ts'

/** Creates the rules for the persona's answer to the next request. */
export const once = (action: Do): Rule[] => [{ method: '*', times: 1, do: action }]

// Answers of a wallet: `reply` of the scripted background process, and rules with the same effect for the persona.

/** The persona must produce this result without a rule. */
export const answers = (result: Json) => ({ reply: { result } })

export const rejected = (error: object) => ({ reply: { error }, rules: once({ type: 'reject' }) })

/** The request fails with this error, whatever the state of the wallet. */
export const fails = (error: ErrorShape & { [key: string]: Json }) => ({
  reply: { error },
  rules: once({ type: 'fail', error }),
})
