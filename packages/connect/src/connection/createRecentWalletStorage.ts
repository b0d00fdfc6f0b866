import type { WalletId } from '../catalogue/Wallet.ts'
import type { StoragePort } from './ports.ts'

const key = 'touchstone.recent'

/** Storage of the id of the last connected wallet. A disconnect does not remove the id. */
export function createRecentWalletStorage(storage: StoragePort | undefined) {
  let recent = read(storage)
  return {
    read: (): WalletId | undefined => recent,
    write(wallet: WalletId) {
      if (wallet === recent) return
      recent = wallet
      try {
        storage?.setItem(key, wallet)
      } catch {
        // If the storage throws, a reload loses the id.
      }
    },
  }
}

function read(storage: StoragePort | undefined): WalletId | undefined {
  try {
    const wallet = storage?.getItem(key)
    return typeof wallet === 'string' && wallet !== '' ? wallet.slice(0, 253) : undefined
  } catch {
    return undefined
  }
}
