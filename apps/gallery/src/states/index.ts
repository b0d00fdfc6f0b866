import type { Group, State } from '../State.ts'
import { account } from './account.ts'
import { connecting } from './connecting.ts'
import { dialogs } from './dialogs.ts'
import { sendAndSignIn } from './sendAndSignIn.ts'
import { networks } from './networks.ts'
import { loadFailures } from './loadFailures.ts'
import { page } from './page.ts'
import { phonePairing } from './phonePairing.ts'
import { wallets } from './wallets.ts'

/** All states, in the order in which a user meets them. The README lists states of the app that have no entry here. */
export const groups: readonly Group[] = [
  page,
  wallets,
  connecting,
  phonePairing,
  account,
  networks,
  dialogs,
  sendAndSignIn,
  loadFailures,
]

/**
 * Returns the state with an id.
 *
 * @throws if there is no such state
 */
export function findState(id: string): State {
  const states = groups.flatMap((group) => group.states)
  const state = states.find((one) => one.id === id)
  if (state) return state
  throw new Error(
    `The gallery has no state "${id}". It has: ${states.map((one) => one.id).join(', ')}.`,
  )
}
