import type { StateLetter } from '../transitionTable.ts'
import type { AppChains } from '../AppChains.ts'
import { accounts } from '../testAccounts.ts'

/**
 * Expected state of the connection and the wallet during a walk. It determines the table row and the guard of the next
 * move. It is computed from the table and not read from the connection.
 */
export type WalkModel = {
  state: StateLetter
  /** Accounts and chain that the connection must have reported in its last `connect` or `change` event. */
  app: ConnectionState
  /** Accounts that the wallet shares with a connected site, and its chain for the site. */
  wallet: ConnectionState
  /** Whether the intent to be connected is stored, so that a reload reconnects. */
  intent: boolean
  /** The action that the connection waits for in the states C, S, A and R. */
  waiting?: AwaitedAction
  /** Number of switches that the user rejected since the last approved one. */
  rejections: number
  /** The action that the connection no longer waits for, while its prompt is still open in the wallet. */
  cancelledPrompt?: 'connect' | 'switch'
}

export type ConnectionState = { accounts: readonly string[]; chainId: number }

type AwaitedAction = {
  /** `initial`: the switch to the app's chain during a connect. `silent`: the reconnect after a reload. */
  act: 'connect' | 'initial' | 'switch' | 'add' | 'silent'
  /**
   * The chain to be on afterwards. Undefined for a reconnect, and for the button "Connect on <the wallet's chain>",
   * which connects without a switch.
   */
  target?: number
  /** Name of the prepared response of the wallet. Undefined if a prompt is open instead. */
  answer?: string
}

export const initialModel = ({ home }: AppChains): WalkModel => ({
  state: 'D',
  app: { accounts: [], chainId: home },
  wallet: { accounts: [accounts.a], chainId: home },
  intent: false,
  rejections: 0,
})

export const isConnected = ({ state }: WalkModel): boolean =>
  state === 'N' || state === 'S' || state === 'A'

/** Whether two lists have the same addresses in the same order, ignoring letter case. */
export const sameAccounts = (one: readonly string[], other: readonly string[]): boolean =>
  one.join().toLowerCase() === other.join().toLowerCase()
