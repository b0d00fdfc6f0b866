import type { Page } from '@playwright/test'
import type { Recording } from '@touchstone/harness/reality'
import type { UserAction } from '../../../../core/driver.ts'
import type { WalletActions } from '../../ExtensionWallet.ts'
import type { PageRecorder } from './recordProvider.ts'

export type Line = NonNullable<Recording['log']>[number]

type Provider = { request(args: object): Promise<{ status?: number }> }

/** Subject of a recording: a page, and the actions of the wallet's user. */
export type Subject = ReturnType<typeof createSubject>

export const createSubject = (page: Page, { user }: Pick<WalletActions, 'user'>) => ({
  perform: (act: UserAction, ...args: number[]) => {
    const action = user[act]
    if (!action) throw new Error(`Nobody can do "${act}" in MetaMask.`)
    return action(...args)
  },
  seen: (): Promise<Line[]> =>
    page.evaluate(() => structuredClone((globalThis as PageRecorder).recording().log)) as Promise<
      Line[]
    >,
  /** Waits until a batch is no longer pending. Its status requests are not recorded. */
  waitForBatch: (batch: string) =>
    page.evaluate(async (id) => {
      // The DOM types have no `ethereum`.
      const { ethereum } = globalThis as unknown as { ethereum: Provider }
      const args = { method: 'wallet_getCallsStatus', params: [id] }
      for (const end = performance.now() + 60_000; performance.now() < end;) {
        const { status } = await ethereum.request(args).catch(() => ({ status: undefined }))
        if (status !== 100) return
        // Polls, because no event reports that a batch is settled (EIP-5792).
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error('MetaMask left a batch pending for 60 s after it was answered.')
    }, batch),
  ask: (method: string, params: unknown): Promise<number> =>
    page.evaluate(([name, given]) => (globalThis as PageRecorder).recording().ask(name, given), [
      method,
      params,
    ] as const),
})
