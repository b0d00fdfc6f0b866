import { readRecordings, type Recordings } from '@touchstone/harness/reality'
import { openGateway } from '../../chain/gateway.ts'
import { closing } from '../../closing.ts'
import { browse } from '../browse.ts'
import { startExtensionHost } from '../host.ts'
import { notLaunched } from '../notLaunched.ts'
import { modelOf } from './modelOf.ts'
import { recordOne } from './recordOne.ts'
import { scenarios } from './scenarios.ts'

export declare namespace recordMetaMask {
  type Options = { extension?: string; headed?: boolean; onRecorded?: (name: string) => void }
}

/**
 * Makes recordings of a real MetaMask: the same requests and buttons as in those of 13.13.1, each on a site
 * of its own.
 *
 * @throws UsageError where no build or no browser can be had.
 */
export async function recordMetaMask({
  extension,
  headed = false,
  onRecorded,
}: recordMetaMask.Options): Promise<{ version: string; recordings: Recordings }> {
  const all = readRecordings('metamask-13.13.1')
  const wanted = Object.entries(scenarios).map(([name, begin]) => {
    return { name, begin, model: modelOf(all, name) }
  })
  const gateway = await openGateway()
  return closing(gateway, async () => {
    const host = startExtensionHost()
    return closing(host, async () => {
      const world = gateway.lease()
      const accounts = world.accounts.map(({ address }) => address as `0x${string}`)
      const { context, launched } = await browse({
        ...{ host, world, accounts, headed },
        ...(extension && { extension }),
      }).catch((cause: unknown) => {
        throw notLaunched(cause)
      })
      const recordings: Recordings = {}
      for (const [index, { name, begin, model }] of wanted.entries()) {
        const origin = `http://recording-${index}.localhost`
        recordings[name] = await recordOne({ context, host, origin, accounts, model, begin })
        onRecorded?.(name)
      }
      return { version: launched.version, recordings }
    })
  })
}
