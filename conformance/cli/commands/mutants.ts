import { Option, type Command } from 'commander'
import type { MutantsOptions } from '../runMutantsCommand.ts'
import type { SetExitCode } from '../SetExitCode.ts'
import { joinGlobs } from '../runOptions.ts'

/** Registers `touchstone mutants`. */
export function addMutants(program: Command, setExitCode: SetExitCode): void {
  program
    .command('mutants')
    .description('tests the suite itself: each check must catch its mutants')
    .addOption(
      new Option('--of <what>', 'what is mutated').choices(['wallet', 'product']).default('wallet'),
    )
    .addOption(
      new Option('--in <place>', 'where it is checked').choices(['node', 'page']).default('node'),
    )
    .option('--only <id>', 'only this mutant, or those that match a glob', joinGlobs)
    .action(async (options: MutantsOptions) => {
      const { runMutantsCommand } = await import('../runMutantsCommand.ts')
      setExitCode(await runMutantsCommand(options))
    })
}
