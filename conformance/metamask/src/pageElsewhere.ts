import type { Site } from './acts.ts'

/** A page that is not ours, or that is gone: it cannot be asked. */
export const pageElsewhere = (origin: string, chainId: number, permitted: boolean): Site => ({
  origin,
  asked: { switched: [], subscribed: false, rejected: false },
  standing: async () => ({ accounts: [], chainId }),
  connected: async () => permitted,
  waiting: () => true,
  answered: () => new Promise<void>(() => {}),
  switchTo: async () => false,
  reached: async () => false,
  forget: async () => {},
})
