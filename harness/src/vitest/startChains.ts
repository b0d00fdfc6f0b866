import type { TestProject } from 'vitest/node'
import { type Anvil, startAnvil } from '../chain/index.ts'
import { forkOf } from '../declaredChains.ts'
import { validateDeclaredChains } from '../validation/validateDeclaredChains.ts'
import { defaultChainId } from '../walletDefaults.ts'
import type { DeclaredChains } from '../wallet/types.ts'
import type {} from './browser.ts'

/**
 * Returns a `globalSetup` of Vitest that starts local chains for tests in a page, which cannot start one. The chains
 * run until the end of the test run.
 *
 * @example
 * // chains.ts, with `globalSetup: ['./chains.ts']` in vitest.config.ts
 * export default startChains({ 56: {}, 8453: { forkUrl: 'https://my-node.example' } })
 *
 * @throws {TypeError} that names the field, if a setting is malformed
 */
export function startChains(declared: DeclaredChains) {
  validateDeclaredChains(declared)
  return async (project: TestProject): Promise<() => Promise<void>> => {
    const started: Anvil[] = []
    const stop = async () => void (await Promise.all(started.map((chain) => chain.stop())))
    try {
      for (const [key, settings] of Object.entries(declared))
        if (settings.rpcUrl === undefined)
          started.push(await startAnvil({ chainId: Number(key), ...forkOf(settings) }))
    } catch (error) {
      await stop()
      throw error
    }
    const urls = new Map(started.map(({ chainId, url }) => [chainId, url]))
    const chains = Object.entries(declared).map(
      ([key, { name, rpcUrl = urls.get(Number(key)) }]) => [
        key,
        { ...(name !== undefined && { name }), ...(rpcUrl !== undefined && { rpcUrl }) },
      ],
    )
    project.provide('touchstone', { chains: Object.fromEntries(chains) as DeclaredChains })
    return stop
  }
}

/**
 * A `globalSetup` of Vitest that starts the default chain as a local chain.
 *
 * @example
 * // vitest.config.ts
 * test: { globalSetup: ['@touchstone/harness/vitest/chain'], browser: { enabled: true, … } }
 */
export default startChains({ [defaultChainId]: {} })
