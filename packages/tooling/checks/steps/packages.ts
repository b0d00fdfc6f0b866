import type { Step } from '../step.ts'
import { nothing, verdict, type Tally } from '../tally.ts'

/** Checks the published form of the packages: see `packages/tooling/publish`. */
export const packages: Step = {
  name: 'the packages, out of the monorepo',
  wave: 'browser',
  run: async ({ command }) => {
    const { exit, stdout, output } = await command('node', [
      '--no-warnings',
      'packages/tooling/publish/main.ts',
    ])
    return packagesTally(stdout) ?? verdict(exit === 0, `packages: ${output.trim().slice(-600)}`)
  },
}

/** Counts the lines that start with `passed` or `failed`. Returns undefined without the closing line. */
export function packagesTally(stdout: string): Tally | undefined {
  const [, passed, failed] = /^packages: (\d+) passed, (\d+) failed$/m.exec(stdout) ?? []
  if (passed === undefined || failed === undefined) return undefined
  const failures = [...stdout.matchAll(/^failed (.+)$/gm)].map(([, name]) => `packages: ${name}`)
  return { ...nothing, passed: Number(passed), failed: Number(failed), failures }
}
