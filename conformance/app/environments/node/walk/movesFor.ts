import { personas, type PersonaName } from '@touchstone/harness'
import type { Move } from '../../../cells/walk/Move.ts'
import { allMoves } from '../../../cells/walk/walkRules.ts'
import { isRemote } from '../../../isRemote.ts'

/** Returns all moves that a walk can make with the fake wallet of a persona. */
export const movesFor = (name: PersonaName): readonly Move[] => {
  const persona = personas[name]
  const severalAccounts = persona.policy?.accountLimit !== 1
  return allMoves({ remote: isRemote(persona), severalAccounts })
}
