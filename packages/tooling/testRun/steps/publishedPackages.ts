import type { Step } from '../step.ts'
import { emptyResult, passOrFail, type StepResult } from '../stepResult.ts'

/** Checks the published form of the packages: see `packages/tooling/publish`. */
export const publishedPackages: Step = {
  name: 'the packages, out of the monorepo',
  wave: 'browser',
  run: async ({ command }) => {
    const { exit, stdout, output } = await command('node', [
      '--no-warnings',
      'packages/tooling/publish/main.ts',
    ])
    return countPackages(stdout) ?? passOrFail(exit === 0, `packages: ${output.trim().slice(-600)}`)
  },
}

/** Counts the lines that start with `passed` or `failed`. Returns undefined without the closing line. */
export function countPackages(stdout: string): StepResult | undefined {
  const [, passed, failed] = /^packages: (\d+) passed, (\d+) failed$/m.exec(stdout) ?? []
  if (passed === undefined || failed === undefined) return undefined
  const failures = [...stdout.matchAll(/^failed (.+)$/gm)].map(([, name]) => `packages: ${name}`)
  return { ...emptyResult, passed: Number(passed), failed: Number(failed), failures }
}
