import { withDeadline } from '../withDeadline.ts'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { Entry } from '../transcript.ts'

/**
 * Requests announcements and waits a moment for them, because EIP-6963 does not require an announcement in
 * the same turn. The judge reports a missing one.
 */
export async function discover({ driver, recorder, environment }: ScriptContext): Promise<void> {
  const asked = recorder.add('action', 'discover')
  const since = recorder.entries.indexOf(asked)
  const watch = recorder.watch((entry) => isOwn(entry) && recorder.entries.indexOf(entry) > since)
  await driver.discover()
  await withDeadline(watch.seen, environment, environment.pace.fence)
  watch.stop()
}

/**
 * Returns whether it is the announcement of the provider under test, which has the number 0. Another wallet
 * may announce itself first.
 */
const isOwn = ({ dir, what, data }: Entry): boolean => {
  if (dir !== 'event' || what !== 'eip6963:announceProvider') return false
  const { args } = data as { args: readonly { provider?: SerializedValue }[] }
  return args[0]?.provider === 0
}
