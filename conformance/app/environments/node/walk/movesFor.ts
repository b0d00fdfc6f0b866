import { personas, type PersonaName } from '@touchstone/harness'
import type { AppChains } from '../../../cells/AppChains.ts'
import type { Move } from '../../../cells/walk/Move.ts'
import { allMoves } from '../../../cells/walk/planMove.ts'
import { isRemote } from '../../../isRemote.ts'

/** Returns all moves that a walk can make with the fake wallet of a persona, in an app with these chains. */
export const movesFor = (name: PersonaName, chains: AppChains): readonly Move[] => {
  const persona = personas[name]
  const severalAccounts = persona.policy?.accountLimit !== 1
  return allMoves({ remote: isRemote(persona), severalAccounts }, chains)
}
