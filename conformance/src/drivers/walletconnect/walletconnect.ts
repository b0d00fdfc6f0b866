import { fileURLToPath } from 'node:url'
import { phoneNames } from '@touchstone/harness/relay'
import type { Environment } from '../../engine/driver.ts'
import { UsageError } from '../../engine/UsageError.ts'
import type { Gateway } from '../chain/gateway.ts'
import { openProvider } from '../child/provider.ts'

export declare namespace openWalletConnect {
  type Options = {
    /** Which wallet the phone is. */
    name: string
    chain: Gateway
    /** ms to wait for one answer. */
    step?: number
  }
}

/**
 * Opens a wallet on a phone, behind the real SDKs of both sides and a relay on this machine. What is
 * checked is what a dapp holds: the SDK's provider. All three run in a child process, for they are
 * not ours: the SDK lets promises fail unheard, and keeps timers that nobody can end.
 *
 * @throws UsageError where there is no such phone.
 */
export async function openWalletConnect({
  name,
  ...options
}: openWalletConnect.Options): Promise<Environment> {
  if (!(phoneNames as readonly string[]).includes(name))
    throw new UsageError(`There is no phone "${name}". Known: ${phoneNames.join(', ')}.`)
  const file = fileURLToPath(new URL(`phones/${name}.ts`, import.meta.url))
  const environment = await openProvider({ file, ...options })
  return {
    ...environment,
    name,
    async open() {
      const { driver, world } = await environment.open()
      return { world, driver: { ...driver, transport: 'walletconnect' } }
    },
  }
}
