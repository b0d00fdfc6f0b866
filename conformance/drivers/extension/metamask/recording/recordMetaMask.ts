import { readRecordings, recordedBuildFor, type Recordings } from '@touchstone/harness/fidelity'
import { findBuild } from '../../findBuild.ts'
import { inOneWorker } from '../../recording/inOneWorker.ts'
import type { RecordedRun, RecordOptions } from '../../recording/RecordOptions.ts'
import { metamask } from '../index.ts'
import { recordScenario } from './recordScenario.ts'
import { scenarios } from './scenarios.ts'

/**
 * Records a real MetaMask. Repeats the requests and the presses of the recordings of 13.13.1, each on its own
 * site.
 *
 * @throws UsageError when no build or no browser is available.
 */
export async function recordMetaMask({
  build: selectBuild,
  headed = false,
  onRecorded,
}: RecordOptions): Promise<RecordedRun> {
  const models = readRecordings(recordedBuildFor('metamask', '13.13.1'))
  const build = await findBuild(metamask.builds, selectBuild)
  return inOneWorker({ wallet: metamask, build, headed }, async (worker, accounts) => {
    const recordings: Recordings = {}
    for (const [index, [name, initial]] of Object.entries(scenarios).entries()) {
      const model = models[name]
      // A recording without requests would count as equal, because there is nothing to compare.
      if (!model?.log?.some(({ k }) => k === 'req'))
        throw new Error(`No recording "${name}" asks anything: name one in scenarios.ts that does.`)
      const { recording, missing } = await recordScenario({
        worker,
        accounts,
        model,
        initial,
        origin: `http://recording-${index}.localhost`,
      })
      recordings[name] = recording
      onRecorded?.(name, missing)
    }
    return { version: build.version, recordings }
  })
}
