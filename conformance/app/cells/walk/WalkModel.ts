import type { StateLetter } from '../transitionTable.ts'
import { accounts, chains } from '../testValues.ts'

/**
 * State of a walk besides the state letter. It determines the row and the guard of a move. It follows the outcomes of
 * the table, never the behaviour of the product.
 */
export type WalkModel = {
  state: StateLetter
  /** Accounts and chain of the product's last entry. */
  app: ConnectionState
  /** Accounts and chain that the wallet returns. */
  wallet: ConnectionState
  /** The intent to be connected. */
  intent: boolean
  /** The act that C, S, A and R wait for. */
  waiting?: AwaitedAction
  /** Switches that the user rejected since the last approved one. */
  rejections: number
  /** The act whose prompt is still open in the wallet after its cancellation. */
  cancelledPrompt?: 'connect' | 'switch'
}

export type ConnectionState = { accounts: readonly string[]; chainId: number }

type AwaitedAction = {
  /** `initial`: the switch during a connect. */
  act: 'connect' | 'initial' | 'switch' | 'add' | 'silent'
  /** The requested chain; undefined for "Connect on …". */
  target?: number
  /** The prepared response of the wallet. If undefined, a prompt is open, or there is no response. */
  answer?: string
}

export const initialModel: WalkModel = {
  state: 'D',
  app: { accounts: [], chainId: chains.home },
  wallet: { accounts: [accounts.a], chainId: chains.home },
  intent: false,
  rejections: 0,
}

export const isConnected = ({ state }: WalkModel): boolean =>
  state === 'N' || state === 'S' || state === 'A'

/** Compares addresses in any letter case. */
export const sameAccounts = (one: readonly string[], other: readonly string[]): boolean =>
  one.join().toLowerCase() === other.join().toLowerCase()
