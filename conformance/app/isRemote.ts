import type { Persona } from '@touchstone/harness'

/** Whether a wallet is on another device: it neither announces itself nor injects a provider. */
export const isRemote = ({ announces, namespaces }: Persona): boolean =>
  announces === false && namespaces.length === 0

/** Whether a wallet injects a provider without an announcement, so that a dapp must know its global variable. */
export const isUnannounced = (persona: Persona): boolean =>
  persona.announces === false && !isRemote(persona)
