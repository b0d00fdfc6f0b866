import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cli, runSuite } from '../runSuite.ts'
import type { Step, StepContext } from '../Step.ts'
import { failedResult, mergeResults, skippedResult, type StepResult } from '../stepResult.ts'

/**
 * Creates the step for a real wallet. `npm test` only looks for a build of the wallet, because driving it takes
 * minutes. `npm run test:all` runs the wallet checks and the app cells on it.
 *
 * @param driver name of the built-in driver
 */
export function createRealWalletStep(driver: string): Step {
  const isMetaMask = driver === 'metamask'
  const name = isMetaMask ? 'real MetaMask' : `real ${driver}`
  const missing = isMetaMask
    ? 'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'
    : 'there is no build of it here (conformance/docs/running-checks.md says how to have one)'

  /** Reports that there is no build: as a failure if the run requires MetaMask, else as skips. */
  const reportMissing = (context: StepContext, reason: string) =>
    isMetaMask && context.requireMetaMask
      ? failedResult(`${name}: ${reason}`)
      : skipAll(context, driver, name, reason)

  return {
    name,
    wave: 'browser',
    run: async (context) => {
      const isMissing = !(await hasBuild(context.root, driver))
      // `touchstone check` downloads a missing MetaMask.
      if (isMissing && !(isMetaMask && context.realWallets)) return reportMissing(context, missing)
      if (!context.realWallets)
        return skipAll(context, driver, name, 'a build is here; npm run test:all drives it')
      const args = ['check', '--driver', driver, '--profile', 'all']
      const check = await runSuite(context, `check-${driver}-extension`, args)
      if (isMissing && check.usageError) return reportMissing(context, check.usageError)
      const app = ['app', '--wallet', `${driver}-extension`]
      return mergeResults([check, await runSuite(context, `app-${driver}-extension`, app)])
    },
  }
}

/** Reports all checks, and all cells that can run on the wallet, as skipped. */
async function skipAll(
  { root, command }: StepContext,
  driver: string,
  name: string,
  reason: string,
): Promise<StepResult> {
  const { stdout } = await command('node', [cli, 'list', '--json'])
  const checks = JSON.parse(stdout) as readonly unknown[]
  const { possibleCells } = await importFromRoot<{ possibleCells(facts: unknown): unknown[] }>(
    root,
    'conformance/app/environments/extension/whyImpossible.ts',
  )
  const { appSuiteFacts } = await importWallet(root, driver)
  return mergeResults([
    skippedResult(`${name}: checks`, reason, checks.length),
    skippedResult(`${name}: cells of the app`, reason, possibleCells(appSuiteFacts).length),
  ])
}

/** Returns whether a build of the wallet is on this machine. Throws if the user named a build that is broken. */
async function hasBuild(root: string, driver: string): Promise<boolean> {
  const { builds } = await importWallet(root, driver)
  const { findLocalBuild } = await importFromRoot<{ findLocalBuild(builds: unknown): unknown }>(
    root,
    `${drivers}/findBuild.ts`,
  )
  return findLocalBuild(builds) !== undefined
}

const drivers = 'conformance/drivers/extension'

type Wallet = { builds: unknown; appSuiteFacts: unknown }

async function importWallet(root: string, driver: string): Promise<Wallet> {
  const { extensionWallets } = await importFromRoot<{
    extensionWallets: Record<string, () => Promise<Wallet>>
  }>(root, `${drivers}/walletRegistry.ts`)
  return extensionWallets[driver]!()
}

function importFromRoot<Module>(root: string, file: string): Promise<Module> {
  return import(pathToFileURL(path.join(root, file)).href) as Promise<Module>
}
