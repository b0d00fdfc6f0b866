import type { WalletId, WalletRow } from '@touchstone/connect'
import { useWallets } from '../provider/useWallets.ts'

/** Returns the row of a wallet. A wallet that has no row, such as one that the user removed, has only its id. */
export function useWalletRow(wallet: WalletId): Partial<WalletRow> & Pick<WalletRow, 'id'> {
  return useWallets().find(({ id }) => id === wallet) ?? { id: wallet }
}
