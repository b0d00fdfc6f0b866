import type { Wallet } from '@touchstone/harness'
import type { RequestArgument } from './requestScript.ts'

// Real wallets that break EIP-1193 here; the sources are in the personas of the harness.

/** Phantom does not answer eth_accounts of a site without consent (wevm/wagmi#4236). */
export const leavesUnanswered = ({ id, accounts }: Wallet, request: RequestArgument): boolean =>
  id === 'phantom' && accounts.length === 0 && methodOf(request) === 'eth_accounts'

/** Whether the page catches an error without a code. */
export const rejectsWithoutCode = ({ id }: Wallet, request: RequestArgument): boolean => {
  // WalletConnect's provider rethrows `new Error(message)` in a connect.
  if (id === 'walletconnect') return methodOf(request) === 'eth_requestAccounts'
  // Both read the argument before they check it: the page catches what its own argument throws.
  return (id === 'rainbow' || id === 'rabby') && request.kind === 'anything'
}

/** Rainbow ends the session, and then answers wallet_revokePermissions with an error. */
export const changesAndRejects = ({ id }: Wallet, request: RequestArgument): boolean =>
  id === 'rainbow' && methodOf(request) === 'wallet_revokePermissions'

const methodOf = (request: RequestArgument): string | undefined =>
  'method' in request && typeof request.method === 'string' ? request.method : undefined
