import type { StateLetter } from '../transitionTable.ts'
import type { AppChains } from '../AppChains.ts'
import { hasPermission, intentStored } from '../pathsToStates.ts'
import { accounts } from '../testAccounts.ts'

/** Expected state of the connection and the wallet during a walk, computed from the table. */
export type WalkModel = {
  state: StateLetter
  /** Accounts and chain that the app last reported, in a `connect` or `change` event. */
  app: ConnectionState
  /** Accounts that the wallet shares with a connected site, and its chain for the site. */
  wallet: ConnectionState
  /** Whether the intent to be connected is stored, so that a reload reconnects. */
  intent: boolean
  waiting?: AwaitedAction
  /** Number of switches that the user rejected since the last approved one. */
  rejections: number
  /** Action of the open prompt, if the connection no longer waits for it. */
  cancelledPrompt?: 'connect' | 'switch'
}

export type ConnectionState = { accounts: readonly string[]; chainId: number }

type AwaitedAction = {
  /** `initial`: the switch to the app's chain during a connect. `silent`: the reconnect after a reload. */
  act: 'connect' | 'initial' | 'switch' | 'add' | 'silent'
  /** The chain to be on afterwards. Undefined for a reconnect, and for a connect without a switch. */
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

export const isConnected = ({ state }: WalkModel): boolean => hasPermission(state)

/** Compares addresses in order, ignoring letter case. */
export const sameAccounts = (one: readonly string[], other: readonly string[]): boolean =>
  one.join().toLowerCase() === other.join().toLowerCase()

export const otherAccount = (account: string | undefined): string =>
  account === accounts.a ? accounts.b : accounts.a

export const guardOfIntent = ({ intent }: WalkModel): string =>
  intent ? intentStored : 'no intent'
