import type { PageWallet } from '@touchstone/harness/playwright'
import { waitUntil } from '../../../core/waitUntil.ts'

/** Waits for a prompt. Parts of the wallet load at their first use. */
export const waitForPrompt = (wallet: PageWallet): Promise<unknown> =>
  waitUntil(async () => (await wallet.prompts()).length > 0, {
    otherwise: 'The wallet opened no prompt to answer',
    timeout: 10_000,
  })

const handled = new Set(['prompt', 'result', 'error'])

/**
 * Waits until the wallet has opened a prompt or has answered. The code of a method may load at its first use, outside
 * the page's clock.
 */
export const waitUntilHandled = (wallet: PageWallet, method: string): Promise<unknown> =>
  waitUntil(
    async () => {
      const entries = await wallet.transcript()
      const asked = entries.findLastIndex((one) => one.kind === 'call' && one.method === method)
      return asked >= 0 && entries.slice(asked + 1).some(({ kind }) => handled.has(kind))
    },
    { otherwise: `The wallet did not handle ${method}`, timeout: 10_000 },
  )
