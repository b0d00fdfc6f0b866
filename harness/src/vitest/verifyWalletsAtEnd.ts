import type { TestContext } from 'vitest'
import type { Wallet } from '../wallet/Wallet.ts'
import { failureReport } from '../wallet/failureReport.ts'

/**
 * Verifies the wallets of a passed test, and reports those of a failed one. Runs after all fixtures, because an error
 * of one would keep Vitest from ending the fixtures after it.
 */
export function verifyWalletsAtEnd(
  { task, onTestFinished }: Pick<TestContext, 'task' | 'onTestFinished'>,
  wallets: () => readonly Wallet[],
  verify: boolean,
): void {
  onTestFinished(() => {
    const all = wallets()
    const report =
      task.result?.state === 'fail' ? failureReport(all) : verify ? leftoversOf(all) : undefined
    if (report) throw report
  })
}

function leftoversOf(wallets: readonly Wallet[]): Error | undefined {
  const left = wallets.flatMap((wallet) => {
    try {
      wallet.verify()
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  return left.length > 0 ? new Error(left.join('\n')) : undefined
}
