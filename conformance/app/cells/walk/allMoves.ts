import type { AppChains } from '../AppChains.ts'
import { accounts } from '../testAccounts.ts'
import { userMoves } from './userMoves.ts'
import { answerMoves, lateMoves } from './answerMoves.ts'
import { eventMoves } from './eventMoves.ts'
import type { WalkMove } from './WalkMove.ts'

/** Returns all moves that a walk can make with a wallet, possible or not in the current state. */
export const allMoves = (
  { remote, severalAccounts }: allMoves.Wallet,
  chains: AppChains,
): readonly WalkMove[] => [
  ...eventMoves(severalAccounts, chains),
  ...userMoves((account) => (account === accounts.a ? accounts.b : accounts.a), chains),
  ...answerMoves(remote, chains),
  ...lateMoves,
]

export declare namespace allMoves {
  type Wallet = {
    /** Whether the wallet is on another device, so that a connect has no time-out. */
    remote: boolean
    /** Whether `eth_accounts` may return more than one account. */
    severalAccounts: boolean
  }
}
