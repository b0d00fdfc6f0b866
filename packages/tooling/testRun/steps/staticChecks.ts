import type { Step } from '../Step.ts'
import { passOrFail } from '../stepResult.ts'

/** Static checks: each step passes or fails as a whole, by the exit code of its command. */
export const staticChecks: Step[] = [
  exitCodeStep('format', 'oxfmt --check .', 'repair: pnpm exec oxfmt .'),
  exitCodeStep(
    'lint',
    'oxlint --type-aware --deny-warnings --format=unix',
    'see: pnpm exec oxlint --type-aware',
  ),
  exitCodeStep('boundaries', 'node packages/tooling/boundaries/main.ts'),
  exitCodeStep('API reports', 'node packages/tooling/apiReport/main.ts'),
  exitCodeStep('unused code', 'knip --no-progress --no-config-hints', 'see: pnpm exec knip'),
  exitCodeStep(
    'unused code in what ships',
    'knip --no-progress --no-config-hints --production',
    'see: pnpm exec knip --production',
  ),
  exitCodeStep('licences', 'node packages/tooling/licences/main.ts'),
  exitCodeStep('lockfile, paths, links', 'node packages/tooling/tracked/main.ts'),
]

function exitCodeStep(name: string, line: string, hint?: string): Step {
  return {
    name,
    wave: 'read',
    run: async ({ command }) => {
      const [program = '', ...args] = line.split(' ')
      const { exit, output } = await command(program, args)
      const tail = output.trim().split('\n').slice(-25).join('\n    ')
      return passOrFail(exit === 0, `${name}${hint ? ` (${hint})` : ''}:\n    ${tail}`)
    },
  }
}
