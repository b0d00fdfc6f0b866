import { openGateway } from '../../chain/gateway.ts'
import { closeAfter } from '../../closeAll.ts'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import type { Build } from '../findBuild.ts'
import type { ExtensionWorker } from '../openWorker.ts'
import { openWorkers } from '../openWorkers.ts'

type Options = { wallet: ExtensionWallet; build: Build; headed: boolean }

/**
 * Opens one browser with the wallet on local chains, and closes both after `record`.
 *
 * @throws UsageError if no browser opens.
 */
export async function inOneWorker<T>(
  options: Options,
  record: (worker: ExtensionWorker, accounts: readonly `0x${string}`[]) => Promise<T>,
): Promise<T> {
  const gateway = await openGateway()
  return closeAfter(gateway, async () => {
    const resources = gateway.lease()
    const accounts = resources.accounts.map(({ address }) => address as `0x${string}`)
    const pool = await openWorkers({
      ...options,
      accounts,
      ask: gateway.ask,
      lease: () => resources,
      size: 1,
    })
    return closeAfter(pool, () => record(pool.first, accounts))
  })
}
