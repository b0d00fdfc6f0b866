import type { Persona } from '@touchstone/harness'

/** Whether a wallet lies in no page: neither announced nor injected. */
export const isRemote = ({ announces, namespaces }: Persona): boolean =>
  announces === false && namespaces.length === 0
