import { personas, type PersonaName } from '@touchstone/harness'
import type { AppChains } from '../../../cells/AppChains.ts'
import type { WalkMove } from '../../../cells/walk/WalkMove.ts'
import { allMoves } from '../../../cells/walk/allMoves.ts'
import { isRemoteWallet } from '../../../isRemoteWallet.ts'

/** Returns all moves that a walk can make with the fake wallet of a persona, in an app with these chains. */
export const movesOfPersona = (name: PersonaName, chains: AppChains): readonly WalkMove[] => {
  const persona = personas[name]
  const severalAccounts = persona.policy?.accountLimit !== 1
  return allMoves({ remote: isRemoteWallet(persona), severalAccounts }, chains)
}
