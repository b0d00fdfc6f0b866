import type { TestProject } from 'vitest/node'
import { startAnvil } from '../chain/index.ts'
import type {} from './browser.ts'

/**
 * A `globalSetup` of Vitest that starts a local chain 56 for tests in a page. The chain runs until the end of
 * the test run.
 *
 * @example
 * // vitest.config.ts
 * test: { globalSetup: ['@touchstone/harness/vitest/chain'], browser: { enabled: true, … } }
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, accounts, stop } = await startAnvil()
  project.provide('touchstone', { url, accounts: accounts.slice(0, 3) })
  return stop
}
