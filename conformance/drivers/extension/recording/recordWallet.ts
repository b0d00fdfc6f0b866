import type { Recordings } from '@touchstone/harness/fidelity'
import { isUsageError } from '../../../core/UsageError.ts'
import { openGateway } from '../../chain/gateway.ts'
import { closeAfter } from '../../closeAll.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { type BuildOptions, findBuild } from '../findBuild.ts'
import { findMissingServices } from '../openExtensionEnvironment.ts'
import type { ExtensionWorker } from '../openBrowserWorker.ts'
import { openBrowserPool } from '../openBrowserPool.ts'
import { extensionWallets } from '../walletRegistry.ts'
import { playScenario } from './playScenario.ts'
import { scenarios } from './scenarios.ts'

/** Recordings of one build, and the scenarios that failed, each with the reason. */
export type RecordedRun = {
  version: string
  recordings: Recordings
  failed: Readonly<Record<string, string>>
}

/**
 * Records a real wallet: plays the scenarios of all wallets and those of this one, each on its own site. Skips
 * scenarios whose service is not imitated. Prints a line for each scenario.
 *
 * @param name name of the wallet's driver.
 * @throws UsageError when no build or no browser is available.
 */
export async function recordWallet(
  name: string,
  { build: buildOptions, headed = false }: { build: BuildOptions; headed?: boolean },
): Promise<RecordedRun> {
  const wallet = await extensionWallets[name]!()
  const build = await findBuild(wallet.builds, buildOptions)
  const chain = await openGateway()
  return closeAfter(chain, async () => {
    const pool = await openBrowserPool({ wallet, build, headed, chain, size: 1 })
    return closeAfter(pool, async () => ({
      version: build.version,
      ...(await playAll(wallet, pool.first)),
    }))
  })
}

async function playAll(wallet: ExtensionWallet, worker: ExtensionWorker) {
  const recordings: Recordings = {}
  const failed: Record<string, string> = {}
  const missingServices = findMissingServices(wallet)
  const all = { ...scenarios, ...wallet.scenarios }
  for (const [index, [id, scenario]] of Object.entries(all).entries()) {
    const service = missingServices[scenario.feature ?? '']
    if (service !== undefined) {
      print(`not recorded ${id}: it depends on ${service}`)
      continue
    }
    try {
      recordings[id] = await playScenario({
        worker,
        wallet: wallet.builds.name,
        name: id,
        scenario,
        origin: `http://recording-${index}.localhost`,
      })
      print(`recorded ${id}`)
    } catch (cause) {
      if (isUsageError(cause) || worker.isBroken()) throw cause
      failed[id] = firstErrorLine(cause)
      print(`not recorded ${id}: ${failed[id]}`)
    }
  }
  return { recordings, failed }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
