import type { Wallet } from '../wallets/findWallets.ts'

/**
 * Requests accounts before the first check, since later instructions name accounts that the wallet must have. Throws if
 * the wallet rejects or returns none.
 */
export async function requestAccounts({ provider, name }: Wallet): Promise<readonly string[]> {
  let given: unknown
  try {
    given = await provider.request({ method: 'eth_requestAccounts' })
  } catch (error) {
    const message = (error as { message?: unknown } | null)?.message
    throw new Error(
      `${name} gave no accounts${typeof message === 'string' && message ? `: “${message.slice(0, 120)}”` : ''}. Approve the request to begin.`,
    )
  }
  const accounts = toList(given).filter((one) => typeof one === 'string')
  if (accounts.length === 0) throw new Error(`${name} gave no accounts. Unlock it and try again.`)
  return accounts
}

/** Limit of accounts that `toList` reads from the wallet's response. */
const maxAccounts = 500

/** Copies at most `maxAccounts` items by index, because the wallet's list may be a proxy that claims any length. */
function toList(given: unknown): unknown[] {
  if (!Array.isArray(given)) return []
  const list: readonly unknown[] = given
  return Array.from({ length: Math.min(list.length, maxAccounts) }, (_, index) => list[index])
}
