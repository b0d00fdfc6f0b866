import { personas, type PersonaName } from '@touchstone/harness'

/** Names of wallets in the app's catalogue that differ from the announced names. */
const names: { [persona: string]: string } = { rabby: 'Rabby', gate: 'Gate', bitget: 'Bitget' }

export const walletNameInDialog = (persona: PersonaName): string =>
  names[persona] ?? personas[persona].info.name
