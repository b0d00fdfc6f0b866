import { UsageError } from '../../engine/UsageError.ts'
import { lacksButton } from '../page/pressAll.ts'
import type { Environment } from '../world.ts'
import { DappError } from './DappError.ts'
import { NoControlError } from './NoControlError.ts'

/**
 * Presses connect in a fresh page, once: a dapp in which that cannot be done would show nothing in any cell.
 *
 * @throws UsageError where it cannot be pressed.
 */
export const tryConnect = async ({ foreign, remote, said, open }: Environment): Promise<void> => {
  if ((!foreign && said === undefined) || remote) return
  const world = await open()
  try {
    await world.take({ do: 'connect', wallet: 'first' })
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
    await world.close()
  }
}
