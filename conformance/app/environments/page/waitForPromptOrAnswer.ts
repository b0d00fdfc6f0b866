import type { PageWallet } from '@touchstone/harness/playwright'
import { waitUntil } from '../../../core/waitUntil.ts'

/** Takes real time, because the wallet loads some of its code at the first use. */
export const waitForWalletPrompt = (wallet: PageWallet): Promise<unknown> =>
  waitUntil(async () => (await wallet.prompts()).length > 0, {
    timeoutMessage: 'The wallet opened no prompt to answer',
    timeout: 10_000,
  })

const handled = new Set(['prompt', 'result', 'error'])

/** Waits until the wallet shows a prompt for the last request of this method, or has answered it. */
export const waitUntilHandled = (wallet: PageWallet, method: string): Promise<unknown> =>
  waitUntil(
    async () => {
      const entries = await wallet.transcript()
      const asked = entries.findLastIndex((one) => one.kind === 'call' && one.method === method)
      return asked >= 0 && entries.slice(asked + 1).some(({ kind }) => handled.has(kind))
    },
    { timeoutMessage: `The wallet did not handle ${method}`, timeout: 10_000 },
  )
