import type { Do, Rule } from '../wallet/types.ts'

/** Requests that a rule of the panel can match: label in the form, and JSON-RPC method. */
export const requestLabels = {
  'Connect request': 'eth_requestAccounts',
  'Switch of network': 'wallet_switchEthereumChain',
  'Adding of a network': 'wallet_addEthereumChain',
  'Signing of a message': 'personal_sign',
  'Signing of data': 'eth_signTypedData_v4',
  Transaction: 'eth_sendTransaction',
  'Reading of accounts': 'eth_accounts',
  'Reading of the network': 'eth_chainId',
  'Request of any kind': '*',
} as const

/** Outcomes that a rule of the panel can have: label in the form, and action of the rule. */
export const outcomes = {
  'is rejected': { do: { type: 'reject' } },
  'opens a prompt': { do: { type: 'prompt' } },
  'is approved': { do: { type: 'approve' } },
  'is approved after 5 s': { do: { type: 'approve' }, after: 5_000 },
  'is never answered': { do: { type: 'hang' } },
  'fails: unknown network': { do: { type: 'fail', error: 'unknownChain' } },
  'fails: already pending': { do: { type: 'fail', error: 'pending' } },
  'fails: internal error': { do: { type: 'fail', error: 'internal' } },
  'fails: not supported': { do: { type: 'fail', error: 'unsupported' } },
} as const satisfies Record<string, { do: Do; after?: number }>

export type RequestLabel = keyof typeof requestLabels
export type Outcome = keyof typeof outcomes

/** Returns the rule for such a sentence. Without `once` it applies to every request. */
export function ruleOf(asked: RequestLabel, outcome: Outcome, once: boolean): Rule {
  return { method: requestLabels[asked], ...(once && { times: 1 }), ...outcomes[outcome] }
}
