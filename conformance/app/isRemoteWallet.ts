import type { Persona } from '@touchstone/harness'

/** Whether a wallet is on another device: it neither announces itself nor injects a provider. */
export const isRemoteWallet = ({ announces, namespaces }: Persona): boolean =>
  announces === false && namespaces.length === 0
