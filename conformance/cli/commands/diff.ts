import type { Command } from 'commander'
import { UsageError } from '../../core/UsageError.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone diff`. */
export function addDiff(program: Command, setExitCode: SetExitCode): void {
  program
    .command('diff')
    .description('compares two runs; exit code 1 if there are new failures')
    .argument('<before>', 'a run that --json wrote')
    .argument('<after>', 'a later one')
    .action(async (before: string, after: string) => {
      const { readRun } = await import('../readRun.ts')
      const { rejectDuplicateFiles } = await import('../rejectDuplicateFiles.ts')
      const { diffRuns } = await import('../../reports/diff/diffRuns.ts')
      const { diffText } = await import('../../reports/diff/diffText.ts')
      rejectDuplicateFiles('diff', [before, after])
      const diff = diffRuns(readRun(before), readRun(after))
      if (diff.compared === 0)
        throw new UsageError(
          `${before} and ${after} have no check in common: take two runs of the same checks.`,
        )
      process.stdout.write(diffText(diff))
      setExitCode(diff.failing ? 1 : 0)
    })
}
