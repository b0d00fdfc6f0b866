import type { Answer } from '../environment/WalletScript.ts'

export const createErrorAnswer = (code: number, message = 'Said by the wallet.'): Answer => ({
  error: { code, message },
})

export const declined = createErrorAnswer(4001, 'User rejected the request.')
export const failed: Answer = { error: {} }
export const failedSaid = createErrorAnswer(-32603, 'Vault file is damaged')

/** Error responses to any request: the end of the state's id, its title, and the response. */
export const walletErrors: readonly (readonly [id: string, title: string, Answer])[] = [
  ['pending', 'another request is open', createErrorAnswer(-32002)],
  ['locked', 'locked', createErrorAnswer(-32603, 'Wallet is locked')],
  ['unsupported', 'cannot do it', createErrorAnswer(4200)],
  ['failed', 'failed without a word', failed],
  ['failed-said', 'failed, in its own words', failedSaid],
]

/** Error responses of a wallet that cannot reach its network. */
export const networkErrors: typeof walletErrors = [
  ['offline', 'the wallet is offline', createErrorAnswer(4900)],
  ['unreachable', 'its network cannot be reached', createErrorAnswer(-32603, 'Failed to fetch')],
]
