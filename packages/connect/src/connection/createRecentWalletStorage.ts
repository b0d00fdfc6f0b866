import type { WalletId } from '../catalogue/Wallet.ts'
import { ignoreStorageErrors, type StoragePort } from './pagePorts.ts'

const key = 'touchstone.recent'

/** Storage of the id of the last connected wallet. A disconnect does not remove the id. */
export function createRecentWalletStorage(port: StoragePort | undefined) {
  const storage = ignoreStorageErrors(port)
  const stored: unknown = storage.getItem(key)
  let recent = typeof stored === 'string' && stored !== '' ? stored.slice(0, 253) : undefined
  return {
    read: (): WalletId | undefined => recent,
    write(wallet: WalletId) {
      if (wallet === recent) return
      recent = wallet
      storage.setItem(key, wallet)
    },
  }
}
