import type { Command } from 'commander'
import type { MergeOptions } from '../runMergeCommand.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone merge`. */
export function addMerge(program: Command, setExitCode: SetExitCode): void {
  program
    .command('merge')
    .description('joins shards into one run; a missing one is a harness-error (exit code 3)')
    .argument('<files...>', 'runs that --json wrote')
    .option('--json <file>', 'writes the merged run; without it the run goes to standard output')
    .option('--no-transcripts', 'leaves out the transcripts, which are most of a run')
    .option('--html <file>', 'writes a page')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--github', 'prints annotations for GitHub')
    .action(async (files: string[], options: MergeOptions) => {
      const { runMergeCommand } = await import('../runMergeCommand.ts')
      setExitCode(await runMergeCommand(files, options))
    })
}
