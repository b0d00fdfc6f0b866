import type { Persona } from '@touchstone/harness'

/** Whether a wallet is outside the page: neither announced nor injected. */
export const isRemote = ({ announces, namespaces }: Persona): boolean =>
  announces === false && namespaces.length === 0

/** Whether it is injected without an announcement, so that a dapp must know its global. */
export const isUnannounced = (persona: Persona): boolean =>
  persona.announces === false && !isRemote(persona)
