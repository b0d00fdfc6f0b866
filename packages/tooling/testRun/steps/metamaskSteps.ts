import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Step, StepContext } from '../Step.ts'
import { failedResult, skippedResult, mergeResults, type StepResult } from '../stepResult.ts'
import { countCells, countChecks } from '../countPossibleTests.ts'
import { importFromRoot } from '../importFromRoot.ts'
import { attemptSuiteRun, missingRun, runSuite } from '../runSuite.ts'

const name = 'real MetaMask'

/**
 * Step of `npm test` that checks whether a build of MetaMask exists. Driving MetaMask takes minutes, so only
 * `npm run test:all` does that.
 */
export const metamaskPresence: Step = {
  name,
  wave: 'browser',
  run: async (context) => {
    const why = missingDriver(context.root) ?? (await missingBuild(context.root))
    if (why !== undefined) return reportMissing(context, why)
    return skipAll(context, 'a build is here; npm run test:all drives it')
  },
}

/** Step of `npm run test:all` that runs the wallet checks and the app cells on MetaMask. */
export const metamask: Step = {
  name,
  wave: 'browser',
  run: async (context) => {
    const none = missingDriver(context.root)
    if (none !== undefined) return reportMissing(context, none)
    const why = await missingBuild(context.root)
    const args = ['check', '--driver', 'metamask', '--profile', 'all']
    const check = await attemptSuiteRun(context, 'check-extension', args)
    // The `check` command downloads a missing build. Only the command knows whether that is possible.
    if (why !== undefined && 'exit' in check && check.exit === 2)
      return reportMissing(context, check.line.replace(/^touchstone: /, ''))
    return mergeResults([
      'result' in check ? check.result : missingRun('check-extension', check),
      await runSuite(context, 'app-extension', ['app', '--wallet', 'metamask-extension']),
    ])
  },
}

/** Reports that MetaMask is missing: as a failure if the build is required, else as skips. */
async function reportMissing(context: StepContext, reason: string): Promise<StepResult> {
  return context.requireMetaMask ? failedResult(`${name}: ${reason}`) : skipAll(context, reason)
}

/** Reports all checks, and all cells that can run on MetaMask, as skipped. */
async function skipAll(context: StepContext, reason: string): Promise<StepResult> {
  return mergeResults([
    skippedResult(`${name}: checks`, reason, await countChecks(context)),
    skippedResult(`${name}: cells of the app`, reason, await countCells(context.root, 'metamask')),
  ])
}

const finder = 'conformance/drivers/extension/metamask/builds.ts'

function missingDriver(root: string): string | undefined {
  return existsSync(path.join(root, finder)) ? undefined : 'its driver is not built yet'
}

/**
 * Returns the reason why there is no build of MetaMask, or undefined if there is one. Throws if the user
 * named a build that is broken.
 */
async function missingBuild(root: string): Promise<string | undefined> {
  const driver = (await importFromRoot(root, finder)) as { findLocalMetaMask(): unknown }
  if (driver.findLocalMetaMask()) return undefined
  return 'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'
}
