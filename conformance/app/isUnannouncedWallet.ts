import type { Persona } from '@touchstone/harness'
import { isRemoteWallet } from './isRemoteWallet.ts'

/** Whether a wallet injects a provider without an announcement, so that a dapp must know its global variable. */
export const isUnannouncedWallet = (persona: Persona): boolean =>
  persona.announces === false && !isRemoteWallet(persona)
