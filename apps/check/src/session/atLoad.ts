import type { Wallet } from '../wallets/wallets.ts'

/**
 * Checks of what happens while a page loads: over before a page can look. They are left to the drivers
 * that hold the browser (`touchstone check --extension`).
 */
export function overBefore({ id, announcedItself }: Wallet): (check: string) => boolean {
  const silent = id === 'window.ethereum'
  return (check) =>
    check.startsWith('1193.events.connect.') ||
    (check === '6963.announce.onLoad' && !announcedItself && !silent)
}

export const why = 'It happens while a page loads, before a page can look. An extension driver can.'
