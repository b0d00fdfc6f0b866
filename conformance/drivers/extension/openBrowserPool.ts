import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'
import { UsageError, isUsageError } from '../../core/UsageError.ts'
import { firstErrorLine } from '../firstErrorLine.ts'
import type { Gateway } from '../chain/gateway.ts'
import { deployContracts } from './deployContracts.ts'
import { openWorkerPool, type WorkerPool } from '../../core/workerPool.ts'
import { accounts } from './testCredentials.ts'
import { type ExtensionWorker, openBrowserWorker } from './openBrowserWorker.ts'

export declare namespace openBrowserPool {
  type Options = Omit<openBrowserWorker.Options, 'resources'> & {
    chain: Gateway
    /**
     * Number of browsers. Default: 3. A check mostly waits, so with two browsers the CPU would be idle at
     * times.
     */
    size?: number
  }
}

/**
 * Deploys the wallet's contracts on the local nodes, and opens a pool of browsers with the wallet.
 *
 * @throws UsageError if a contract cannot be deployed or the first browser does not open. Rethrows bugs of the suite.
 */
export async function openBrowserPool({
  size = 3,
  chain,
  ...options
}: openBrowserPool.Options): Promise<WorkerPool<ExtensionWorker>> {
  const { contracts, builds } = options.wallet
  const { name, variable } = builds
  // All wallets have the accounts of one mnemonic. But each browser has its own lease, so that its requests to nodes
  // are recorded separately.
  const open = () => openBrowserWorker({ ...options, resources: { ...chain.lease(), accounts } })
  const onLost = (reason: unknown) =>
    void process.stderr.write(
      `One browser fewer, so this takes longer: ${firstErrorLine(reason)}\n`,
    )
  try {
    for (const chainId of [homeChainId, otherChainId])
      await deployContracts((method, params) => chain.ask(method, params, chainId), contracts)
    return await openWorkerPool(size, open, onLost)
  } catch (cause) {
    if (isUsageError(cause) || isBug(cause)) throw cause
    throw new UsageError(
      `${name} was not opened: ${firstErrorLine(cause).replace(/\.$/, '')}. Run it again; if it fails each time, ` +
        `name another Chromium in CHROMIUM_PATH, or another build in ${variable}.`,
      { cause },
    )
  }
}

/** Returns whether the error is probably a bug of the suite. */
const isBug = (cause: unknown): boolean =>
  cause instanceof Error && /^(Type|Reference|Syntax|Range)Error$/.test(cause.name)
