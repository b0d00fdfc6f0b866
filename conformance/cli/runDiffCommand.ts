import { UsageError } from '../core/UsageError.ts'
import { diffRuns } from '../reports/diff/diffRuns.ts'
import { diffText } from '../reports/diff/diffText.ts'
import { readRun } from './readRun.ts'
import { rejectDuplicateFiles } from './writeRunFiles.ts'

export async function runDiffCommand(before: string, after: string): Promise<number> {
  rejectDuplicateFiles('diff', [before, after])
  const diff = diffRuns(readRun(before), readRun(after))
  if (diff.compared === 0)
    throw new UsageError(
      `${before} and ${after} have no check in common: take two runs of the same checks.`,
    )
  process.stdout.write(diffText(diff))
  return diff.failing ? 1 : 0
}
