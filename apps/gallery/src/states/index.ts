import type { Group, State } from '../State.ts'
import { connectedDialog } from './connectedDialog.ts'
import { connecting } from './connecting.ts'
import { accountAndChainDialogs } from './accountAndChainDialogs.ts'
import { sendAndSignIn } from './sendAndSignIn.ts'
import { networks } from './networks.ts'
import { loadFailures } from './loadFailures.ts'
import { appPage } from './appPage.ts'
import { phonePairing } from './phonePairing.ts'
import { wallets } from './wallets.ts'

/** All states, in the order in which a user meets them. The README lists states of the app that have no entry here. */
export const groups: readonly Group[] = [
  appPage,
  wallets,
  connecting,
  phonePairing,
  connectedDialog,
  networks,
  accountAndChainDialogs,
  sendAndSignIn,
  loadFailures,
]

/** Returns the state with an id. Throws if there is no such state. */
export function findState(id: string): State {
  const state = groups.flatMap(({ states }) => states).find((one) => one.id === id)
  if (state) return state
  throw new Error(`The gallery has no state "${id}".`)
}
