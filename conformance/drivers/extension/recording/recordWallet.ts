import type { Recordings } from '@touchstone/harness/fidelity'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { findBuild } from '../findBuild.ts'
import { findMissingServices } from '../openExtension.ts'
import { extensionWallets } from '../wallets.ts'
import { inOneWorker } from './inOneWorker.ts'
import { playScenario } from './playScenario.ts'
import type { RecordedRun, RecordOptions } from './RecordOptions.ts'
import { scenarios } from './scenarios.ts'

/**
 * Records a real wallet: plays the {@link scenarios}, each on its own site. MetaMask's recordings repeat those of an
 * earlier build instead.
 *
 * @param name name of the wallet's driver.
 * @throws UsageError when no build or no browser is available.
 */
export async function recordWallet(name: string, options: RecordOptions): Promise<RecordedRun> {
  if (name === 'metamask') {
    const { recordMetaMask } = await import('../metamask/recording/recordMetaMask.ts')
    return recordMetaMask(options)
  }
  return recordScenarios(await extensionWallets[name]!(), options)
}

async function recordScenarios(
  wallet: ExtensionWallet,
  { build: buildOptions, headed = false, onRecorded, onSkipped }: RecordOptions,
): Promise<RecordedRun> {
  const build = await findBuild(wallet.builds, buildOptions)
  const missingServices = findMissingServices(wallet)
  return inOneWorker({ wallet, build, headed }, async (worker, accounts) => {
    const recordings: Recordings = {}
    for (const [index, [name, scenario]] of Object.entries(scenarios).entries()) {
      const service = missingServices[scenario.feature ?? '']
      if (service !== undefined) {
        onSkipped?.(name, service)
        continue
      }
      recordings[name] = await playScenario({
        worker,
        wallet: wallet.builds.name,
        accounts,
        name,
        scenario,
        origin: `http://recording-${index}.localhost`,
      })
      onRecorded?.(name, [])
    }
    return { version: build.version, recordings }
  })
}
