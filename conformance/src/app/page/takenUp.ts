import type { PageWallet } from '@touchstone/harness/playwright'

/** A person answers what they see: parts of the wallet come into the page at their first use. */
export const prompted = async (wallet: PageWallet): Promise<void> => {
  for (const began = performance.now(); performance.now() - began < 2_000;)
    if ((await wallet.prompts()).length > 0) return
}

const says = new Set(['prompt', 'result', 'error'])

/**
 * The wallet has asked its person, or has answered: the code of a method may come into the page at its first
 * use, and no clock of the page is in charge of that.
 */
export const takenUp = async (wallet: PageWallet, method: string): Promise<void> => {
  for (const began = performance.now(); performance.now() - began < 5_000;) {
    const entries = await wallet.transcript()
    const asked = entries.findLastIndex((one) => one.kind === 'call' && one.method === method)
    if (asked >= 0 && entries.slice(asked + 1).some(({ kind }) => says.has(kind))) return
  }
}
