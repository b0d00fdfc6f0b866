import type { Step } from '../Step.ts'
import { passOrFail, emptyResult, mergeResults, type StepResult } from '../stepResult.ts'
import { createDappStep } from './createDappStep.ts'
import { runConcurrently } from '../runConcurrently.ts'
import { runSuite } from '../runSuite.ts'
import { createMutantsStep } from './createMutantsStep.ts'
import { personas } from './suiteSteps.ts'

/** Steps that only `npm run test:all` runs, because they take minutes. */
export const longSteps: Step[] = [
  createMutantsStep('touchstone mutants of the product', ['--of', 'product']),
  {
    name: 'the long walk',
    wave: 'node',
    run: async ({ command }) => {
      const groups = ['walks', 'transitions', 'malformed']
      const { exit, output } = await command('node', ['conformance/soak/main.ts', ...groups])
      return passOrFail(exit === 0, `the long walk: ${output.trim().slice(-600)}`)
    },
  },
  createDappStep('touchstone app, a plain wagmi page', 'wagmi-dapp'),
  createDappStep('touchstone app, a RainbowKit page', 'rainbowkit-dapp'),
  {
    name: 'touchstone app, in the built app',
    wave: 'browser',
    run: async (context) =>
      mergeResults(
        await runConcurrently(personas, 1, (name) =>
          runSuite(context, `app-page-${name}`, ['app', '--wallet', name, '--in', 'page']),
        ),
      ),
  },
  // This step checks the published form of the packages, with `packages/tooling/publish`.
  {
    name: 'the packages, out of the monorepo',
    wave: 'browser',
    run: async ({ command }) => {
      const { exit, stdout, output } = await command('node', [
        '--no-warnings',
        'packages/tooling/publish/main.ts',
      ])
      return (
        countPackages(stdout) ?? passOrFail(exit === 0, `packages: ${output.trim().slice(-600)}`)
      )
    },
  },
]

/** Reads the totals and the failures from the output. Returns undefined if the closing line is missing. */
export function countPackages(stdout: string): StepResult | undefined {
  const [, passed, failed] = /^packages: (\d+) passed, (\d+) failed$/m.exec(stdout) ?? []
  if (passed === undefined || failed === undefined) return undefined
  const failures = [...stdout.matchAll(/^failed (.+)$/gm)].map(([, name]) => `packages: ${name}`)
  return { ...emptyResult, passed: Number(passed), failed: Number(failed), failures }
}
