import type { Wallet } from '../wallets/wallets.ts'

/**
 * Reason why a page cannot run a check on the user's wallet, or undefined if it can. `touchstone check --extension`
 * runs these checks, because it controls the browser.
 */
export function reasonNotApplicable({
  id,
  announcedItself,
}: Wallet): (check: string) => string | undefined {
  const unseen = !announcedItself && id !== 'window.ethereum'
  return (check) => {
    if (check.startsWith('1193.events.connect.')) return early
    if (check === '6963.announce.onLoad' && unseen) return early
    return check === '3085.add.rpc.chainIdMatches' ? told : undefined
  }
}

const early = 'It happens while a page loads, before a page can look.'
const told =
  'A wallet that was told of a chain once has no reason to ask its node again, and nobody can make it forget.'
