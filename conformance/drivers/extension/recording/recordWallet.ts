import type { Recordings } from '@touchstone/harness/fidelity'
import { isUsageError } from '../../../core/UsageError.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
import { findBuild } from '../findBuild.ts'
import { findMissingServices } from '../openExtension.ts'
import { extensionWallets } from '../wallets.ts'
import { inOneWorker } from './inOneWorker.ts'
import { playScenario } from './playScenario.ts'
import type { RecordedRun, RecordOptions } from './RecordOptions.ts'
import { scenarios } from './scenarios.ts'

/**
 * Records a real wallet: plays the scenarios of all wallets and those of this one, each on its own site.
 *
 * @param name name of the wallet's driver.
 * @throws UsageError when no build or no browser is available.
 */
export async function recordWallet(
  name: string,
  { build: buildOptions, headed = false, onRecorded, onFailed, onSkipped }: RecordOptions,
): Promise<RecordedRun> {
  const wallet = await extensionWallets[name]!()
  const build = await findBuild(wallet.builds, buildOptions)
  const all = { ...scenarios, ...wallet.scenarios }
  const missingServices = findMissingServices(wallet)
  return inOneWorker({ wallet, build, headed }, async (worker, accounts) => {
    const recordings: Recordings = {}
    const failed: Record<string, string> = {}
    for (const [index, [id, scenario]] of Object.entries(all).entries()) {
      const service = missingServices[scenario.feature ?? '']
      if (service !== undefined) {
        onSkipped?.(id, service)
        continue
      }
      try {
        recordings[id] = await playScenario({
          worker,
          wallet: wallet.builds.name,
          accounts,
          name: id,
          scenario,
          origin: `http://recording-${index}.localhost`,
        })
        onRecorded?.(id)
      } catch (cause) {
        if (isUsageError(cause) || worker.isBroken()) throw cause
        failed[id] = firstErrorLine(cause)
        onFailed?.(id, failed[id])
      }
    }
    return { version: build.version, recordings, failed }
  })
}
