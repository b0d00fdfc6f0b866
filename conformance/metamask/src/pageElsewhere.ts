import type { Site } from './acts.ts'

/**
 * A page that is not ours, or that is gone: it cannot be asked.
 *
 * @param waiting whether it may wait for an answer of the wallet.
 */
export const pageElsewhere = (
  origin: string,
  chainId: number,
  permitted: boolean,
  waiting = true,
): Site => ({
  origin,
  asked: { switched: [], subscribed: false, rejected: false },
  standing: async () => ({ accounts: [], chainId }),
  connected: async () => permitted,
  waiting: () => waiting,
  answered: () => new Promise<void>(() => {}),
  switchTo: async () => false,
  reached: async () => false,
  forget: async () => {},
})
