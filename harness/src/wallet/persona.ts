import type { Deviation, Persona, Quirk } from './core.ts'
import { type Policy, standardPolicy } from './policy.ts'

/** Returns all deviations in order: the persona, its own quirks, then those of the test. */
export const deviationsOf = (persona: Persona, quirks: readonly Quirk[]): Deviation[] => [
  persona,
  ...(persona.quirks ?? []),
  ...quirks,
]

/** Returns the policy of a wallet: the standard one, changed by each deviation in turn. */
export const policyOf = (persona: Persona, quirks: readonly Quirk[]): Policy => {
  const policy = { ...standardPolicy }
  for (const { policy: differs } of deviationsOf(persona, quirks)) Object.assign(policy, differs)
  return policy
}
