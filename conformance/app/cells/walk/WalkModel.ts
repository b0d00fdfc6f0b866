import type { AppStep } from '../AppStep.ts'
import type { CellVariant } from '../CellVariant.ts'
import type { StateLetter } from '../transitionTable.ts'
import type { AppChains } from '../AppChains.ts'
import { hasPermission, intentStored } from '../pathsToStates.ts'
import { accounts } from '../testAccounts.ts'

/** Expected state of the connection and the wallet during a walk, computed from the table. */
export type WalkModel = {
  state: StateLetter
  /** As reported in the last `connect` or `change` event. */
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

/** A step of a walk, a sequence of random steps that is compared with the transition table. */
export type WalkMove = {
  /** Name in a serialized walk. Names never change, because tests store walks. */
  name: string
  /** Returns undefined if the move is impossible in the current state. */
  plan(model: WalkModel): MovePlan | undefined
}

/** The table's row (`key`) and guard that a move produces in the current state, and its steps. */
export type MovePlan = Pick<CellVariant, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  steps: readonly AppStep[]
  /** Changes of the model, except the state letter, which the table determines. */
  next?: Partial<WalkModel>
}

export const defineMove = (name: string, plan: WalkMove['plan']): WalkMove => ({ name, plan })
