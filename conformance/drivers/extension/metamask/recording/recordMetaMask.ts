import { readRecordings, type Recordings } from '@touchstone/harness/fidelity'
import { openGateway } from '../../../chain/gateway.ts'
import { closeAfter } from '../../../closeAll.ts'
import { type BuildOptions, findBuild } from '../../findBuild.ts'
import { metamask } from '../index.ts'
import { openWorkers } from '../../openWorkers.ts'
import { recordScenario } from './recordScenario.ts'
import { scenarios } from './scenarios.ts'

export declare namespace recordMetaMask {
  type Options = {
    build: BuildOptions
    headed?: boolean
    /**
     * Called after each recording. `missing` describes the lines of the recording of 13.13.1 that did not
     * arrive from this build.
     */
    onRecorded?: (name: string, missing: readonly string[]) => void
  }
}

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
}: recordMetaMask.Options): Promise<{ version: string; recordings: Recordings }> {
  const models = readRecordings('13.13.1')
  const build = await findBuild(metamask.builds, selectBuild)
  const gateway = await openGateway()
  return closeAfter(gateway, async () => {
    const world = gateway.lease()
    const accounts = world.accounts.map(({ address }) => address as `0x${string}`)
    const pool = await openWorkers({
      wallet: metamask,
      build,
      headed,
      accounts,
      ask: gateway.ask,
      lease: () => world,
      size: 1,
    })
    return closeAfter(pool, async () => {
      const recordings: Recordings = {}
      for (const [index, [name, initial]] of Object.entries(scenarios).entries()) {
        const model = models[name]
        // A recording without requests would count as equal, because there is nothing to compare.
        if (!model?.log?.some(({ k }) => k === 'req'))
          throw new Error(
            `No recording "${name}" asks anything: name one in scenarios.ts that does.`,
          )
        const { recording, missing } = await recordScenario({
          worker: pool.first,
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
  })
}
