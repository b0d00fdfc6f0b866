import type { Recordings } from '@touchstone/harness/fidelity'
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
  { build: buildOptions, headed = false, onRecorded, onSkipped }: RecordOptions,
): Promise<RecordedRun> {
  const wallet = await extensionWallets[name]!()
  const build = await findBuild(wallet.builds, buildOptions)
  const all = { ...scenarios, ...wallet.scenarios }
  const missingServices = findMissingServices(wallet)
  return inOneWorker({ wallet, build, headed }, async (worker, accounts) => {
    const recordings: Recordings = {}
    for (const [index, [id, scenario]] of Object.entries(all).entries()) {
      const service = missingServices[scenario.feature ?? '']
      if (service !== undefined) {
        onSkipped?.(id, service)
        continue
      }
      recordings[id] = await playScenario({
        worker,
        wallet: wallet.builds.name,
        accounts,
        name: id,
        scenario,
        origin: `http://recording-${index}.localhost`,
      })
      onRecorded?.(id)
    }
    return { version: build.version, recordings }
  })
}
