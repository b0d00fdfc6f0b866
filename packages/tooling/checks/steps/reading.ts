import type { Step, Tools } from '../step.ts'
import { verdict } from '../tally.ts'

/** Static checks: each step passes or fails, and its output says where. */
export const reading: Step[] = [
  yesOrNo('format', 'oxfmt', ['--check', '.'], 'repair: pnpm exec oxfmt .'),
  yesOrNo(
    'lint',
    'oxlint',
    ['--type-aware', '--deny-warnings', '--format=unix'],
    'see: pnpm exec oxlint --type-aware',
  ),
  yesOrNo('boundaries', 'node', ['packages/tooling/boundaries/main.ts']),
  yesOrNo('unused code', 'knip', ['--no-progress', '--no-config-hints'], 'see: pnpm exec knip'),
  yesOrNo(
    'unused code in what ships',
    'knip',
    ['--no-progress', '--no-config-hints', '--production'],
    'see: pnpm exec knip --production',
  ),
  yesOrNo('licences', 'node', ['packages/tooling/licences/main.ts']),
  yesOrNo('lockfile, paths, links', 'node', ['packages/tooling/tracked/main.ts']),
]

function yesOrNo(name: string, program: string, args: string[], hint?: string): Step {
  return {
    name,
    wave: 'read',
    run: async ({ command }: Tools) => {
      const { exit, output } = await command(program, args)
      const said = output.trim().split('\n').slice(-25).join('\n    ')
      return verdict(exit === 0, `${name}${hint ? ` (${hint})` : ''}:\n    ${said}`)
    },
  }
}
