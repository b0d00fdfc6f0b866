import { classify } from '@touchstone/connect'

/** Failure of a wallet's request for which the app has a message of its own; `failed` is any other. */
export type WalletFailure = 'declined' | 'pending' | 'locked' | 'unsupported' | 'failed'

export function classifyWalletError(
  error: unknown,
  during: 'connect' | 'send' | 'sign',
): WalletFailure {
  const reason = classify(error, { during })
  if (reason === 'user-rejected') return 'declined'
  return reason === 'pending' || reason === 'locked' || reason === 'unsupported' ? reason : 'failed'
}
