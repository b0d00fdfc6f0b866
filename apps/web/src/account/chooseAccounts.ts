import type { Connection } from '@touchstone/connect'
import { type WalletFailure, classifyWalletError } from './classifyWalletError.ts'

/**
 * Asks the wallet to show its account selection for this page. The connection learns the selected accounts from the
 * wallet's `accountsChanged` event.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export async function chooseAccounts(connection: Connection): Promise<'chosen' | WalletFailure> {
  try {
    const provider = connection.getProvider()
    if (provider === undefined) return 'failed'
    await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    return 'chosen'
  } catch (error) {
    return classifyWalletError(error, 'connect')
  }
}
