import { classify, type Connection } from '@touchstone/connect'

/**
 * Asks the wallet to show its account selection for this page. The connection learns the selected accounts from the
 * wallet's `accountsChanged` event.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export async function chooseAccounts(connection: Connection): Promise<chooseAccounts.Outcome> {
  try {
    const provider = connection.getProvider()
    if (provider === undefined) return 'failed'
    await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    return 'chosen'
  } catch (error) {
    const cause = classify(error, { during: 'connect' })
    if (cause === 'user-rejected') return 'declined'
    return cause === 'pending' || cause === 'locked' || cause === 'unsupported' ? cause : 'failed'
  }
}

export declare namespace chooseAccounts {
  type Outcome = 'chosen' | 'declined' | 'pending' | 'locked' | 'unsupported' | 'failed'
}
