import { fileURLToPath } from 'node:url'
import { phoneNames } from '@touchstone/harness/relay'
import type { Environment } from '../../core/driver.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { Gateway } from '../chain/gateway.ts'
import { openProviderModuleEnvironment } from '../providerModule/openProviderModuleEnvironment.ts'

/**
 * Opens a wallet on a simulated phone, with WalletConnect's real SDKs and a local relay. They run in a child process,
 * because the SDK leaves unhandled rejections and timers behind.
 */
export async function openWalletConnectEnvironment({
  name,
  ...options
}: {
  name: string
  chain: Gateway
  /** Time limit of one answer, in ms. */
  step?: number
}): Promise<Environment> {
  if (!(phoneNames as readonly string[]).includes(name))
    throw new UsageError(`There is no phone "${name}". Known: ${phoneNames.join(', ')}.`)
  const file = fileURLToPath(new URL(`phones/${name}.ts`, import.meta.url))
  const environment = await openProviderModuleEnvironment({ file, ...options })
  return {
    ...environment,
    name,
    async open() {
      const { driver, resources } = await environment.open()
      return { resources, driver: { ...driver, transport: 'walletconnect' } }
    },
  }
}
