import { patiently } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { Entry } from '../transcript.ts'

/**
 * Asks who is there, and gives the wallet a moment to say so: EIP-6963 does not want the announcement in the
 * same turn. That none came is for the judge to say.
 */
export async function discover({ driver, recorder, environment }: Stage): Promise<void> {
  const asked = recorder.add('action', 'discover')
  const since = recorder.entries.indexOf(asked)
  const watch = recorder.watch((entry) => isOwn(entry) && recorder.entries.indexOf(entry) > since)
  await driver.discover()
  await patiently(watch.seen, environment, environment.pace.fence)
  watch.stop()
}

/** The announcement of the provider under test, whose number is 0: a wallet beside it may be faster. */
const isOwn = ({ dir, what, data }: Entry): boolean => {
  if (dir !== 'event' || what !== 'eip6963:announceProvider') return false
  const { args } = data as { args: readonly { provider?: Seen }[] }
  return args[0]?.provider === 0
}
