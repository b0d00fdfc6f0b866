import type { Step } from '../Step.ts'
import { mergeResults, skippedResult } from '../stepResult.ts'
import { countCells, countChecks } from '../countPossibleTests.ts'
import { importFromRoot } from '../importFromRoot.ts'
import { runSuite } from '../runSuite.ts'

/**
 * Step for a real wallet whose build the suite does not download: `npm test` only looks for the build, and `npm run
 * test:all` runs the wallet checks and the app cells on it.
 *
 * @param driver name of the built-in driver.
 * @param runs whether to run the checks and the cells.
 */
export const createRealWalletStep = (driver: string, runs: boolean): Step => {
  const name = `real ${driver}`
  return {
    name,
    wave: 'browser',
    run: async (context) => {
      const skip = async (why: string) =>
        mergeResults([
          skippedResult(`${name}: checks`, why, await countChecks(context)),
          skippedResult(`${name}: cells of the app`, why, await countCells(context.root, driver)),
        ])
      if (!(await hasBuild(context.root, driver)))
        return skip(
          'there is no build of it here (conformance/docs/running-checks.md says how to have one)',
        )
      if (!runs) return skip('a build is here; npm run test:all drives it')
      const check = ['check', '--driver', driver, '--profile', 'all']
      const app = ['app', '--wallet', `${driver}-extension`]
      return mergeResults([
        await runSuite(context, `check-${driver}-extension`, check),
        await runSuite(context, `app-${driver}-extension`, app),
      ])
    },
  }
}

/** Returns whether a build of the wallet is on this machine. Throws if the user named a build that is broken. */
async function hasBuild(root: string, driver: string): Promise<boolean> {
  const folder = 'conformance/drivers/extension'
  const { builds } = (await importFromRoot(root, `${folder}/${driver}/builds.ts`)) as {
    builds: unknown
  }
  const { findLocalBuild } = (await importFromRoot(root, `${folder}/findBuild.ts`)) as {
    findLocalBuild(builds: unknown): unknown
  }
  return findLocalBuild(builds) !== undefined
}
