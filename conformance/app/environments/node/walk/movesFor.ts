import { personas, type PersonaName } from '@touchstone/harness'
import type { Move } from '../../../cells/walk/Move.ts'
import { allMoves } from '../../../cells/walk/walkRules.ts'
import { isRemote } from '../../../isRemote.ts'

/** Moves that a walk can make with a fake wallet. */
export const movesFor = (name: PersonaName): readonly Move[] => {
  const persona = personas[name]
  const severalAccounts = persona.policy?.accountLimit !== 1
  return allMoves({ remote: isRemote(persona), severalAccounts })
}
