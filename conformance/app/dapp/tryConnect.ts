import { withTimeout } from '../../core/withDeadline.ts'
import { UsageError } from '../../core/UsageError.ts'
import { lacksButton } from '../environments/page/pressAll.ts'
import type { Environment, World } from '../world.ts'
import { DappError } from './DappError.ts'
import { NoControlError } from './NoControlError.ts'

/**
 * Presses connect once in a fresh page, since a dapp that cannot connect fails in every cell.
 *
 * @param timeout in ms, for the page to open and for the press
 * @throws UsageError if connect fails or does not settle
 */
export const tryConnect = async (
  { foreign, remote, said, open }: Environment,
  timeout = 30_000,
): Promise<void> => {
  if ((!foreign && said === undefined) || remote) return
  const worlds: World[] = []
  const press = async () => {
    const world = await open()
    worlds.push(world)
    await world.take({ do: 'connect', wallet: 'first' })
    return true
  }
  try {
    if (!(await withTimeout(press(), timeout, false))) throw new DappError(endless(timeout))
  } catch (cause) {
    if (cause instanceof DappError || cause instanceof NoControlError)
      throw new UsageError(`In a fresh page ${cause.message}`, { cause })
    if (said !== undefined && lacksButton(cause))
      throw new UsageError(
        `At ${said} there is no button to connect: --url wants the app of this repository. Another dapp is checked with --dapp FILE.`,
        { cause },
      )
    throw cause
  } finally {
    for (const world of worlds) await world.close()
  }
}

const endless = (ms: number) =>
  `connect() or events() of the dapp module did not end within ${ms} ms: what they return or await has to settle.`
