import type { TestContext } from 'vitest'
import type { Wallet } from '../wallet/Wallet.ts'
import { createFailureReport } from '../wallet/createFailureReport.ts'
import { settleAll } from '../wallet/settleAll.ts'

/**
 * Verifies the wallets of a passed test, and reports those of a failed one. Runs after all fixtures, because an error
 * of one would keep Vitest from ending the fixtures after it.
 */
export function verifyWalletsAtEnd(
  { task, onTestFinished }: Pick<TestContext, 'task' | 'onTestFinished'>,
  wallets: () => readonly Wallet[],
  verify: boolean,
): void {
  onTestFinished(async () => {
    if (task.result?.state !== 'fail') {
      if (verify) await settleAll(wallets().map(async (wallet) => wallet.verify()))
      return
    }
    const report = createFailureReport(wallets())
    if (report) throw report
  })
}
