import type { WalletId } from '../types.ts'
import type { StoragePort } from './ports.ts'

const key = 'touchstone.recent'

/** Which wallet was connected last: its name alone, kept also after the person has left. */
export function createRecent(storage: StoragePort | undefined) {
  let recent = read(storage)
  return {
    read: (): WalletId | undefined => recent,
    write(wallet: WalletId) {
      if (wallet === recent) return
      recent = wallet
      try {
        storage?.setItem(key, wallet)
      } catch {
        // Without storage it is known as long as the page lasts.
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
