import type { Deviation, Persona, Quirk } from './engineAndPersonaTypes.ts'
import { type Policy, standardPolicy } from './behaviourSettings.ts'

/** Returns the deviations of a wallet: the persona, its quirks, then the quirks that a test added. */
export const collectDeviations = (persona: Persona, quirks: readonly Quirk[]): Deviation[] => [
  persona,
  ...(persona.quirks ?? []),
  ...quirks,
]

export const policyOf = (persona: Persona, quirks: readonly Quirk[]): Policy => {
  const policy = { ...standardPolicy }
  for (const { policy: differs } of collectDeviations(persona, quirks))
    Object.assign(policy, differs)
  return policy
}
