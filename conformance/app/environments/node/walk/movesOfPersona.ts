import { personas, type PersonaName } from '@touchstone/harness'
import type { AppChains } from '../../../cells/AppChains.ts'
import { answerMoves, lateMoves } from '../../../cells/walk/answerMoves.ts'
import { eventMoves } from '../../../cells/walk/eventMoves.ts'
import { userMoves } from '../../../cells/walk/userMoves.ts'
import type { WalkMove } from '../../../cells/walk/WalkMove.ts'
import { isRemoteWallet } from '../../../isRemoteWallet.ts'

/** Returns all moves of a walk with a persona's fake wallet, possible or not in the current state. */
export const movesOfPersona = (name: PersonaName, chains: AppChains): readonly WalkMove[] => [
  ...eventMoves(personas[name].policy?.accountLimit !== 1, chains),
  ...userMoves(chains),
  ...answerMoves(isRemoteWallet(personas[name]), chains),
  ...lateMoves,
]
