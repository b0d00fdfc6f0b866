import type { WalletId, WalletRow } from '@touchstone/connect'
import { useWallets } from '../provider/useWallets.ts'

/** Returns the row of a wallet, or only its id if it has no row, for example because the user removed the wallet. */
export function useWalletRow(wallet: WalletId): Partial<WalletRow> & Pick<WalletRow, 'id'> {
  return useWallets().find(({ id }) => id === wallet) ?? { id: wallet }
}
