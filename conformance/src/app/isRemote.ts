import type { Persona } from '@touchstone/harness'

/** Whether a wallet lies in no page: neither announced nor injected. */
export const isRemote = ({ announces, namespaces }: Persona): boolean =>
  announces === false && namespaces.length === 0

/** Whether it lies in the page without a word: a dapp finds it only where it knows where to look. */
export const isUnannounced = (persona: Persona): boolean =>
  persona.announces === false && !isRemote(persona)
