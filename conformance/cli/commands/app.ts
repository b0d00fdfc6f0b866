import { Option, type Command } from 'commander'
import type { AppSuiteOptions } from '../../app/AppSuiteOptions.ts'
import { withRunOptions } from '../runOptions.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone app`. The command loads its modules when it runs. */
export function addApp(program: Command, setExitCode: SetExitCode): void {
  withRunOptions(program.command('app'), {
    names:
      'all, or network: the cells that cut the network of a real extension, which all leaves out',
    usual: 'all',
  })
    .description('checks a dapp: every transition and every error of its connection')
    .option('--wallet <persona>', 'the wallet in its page')
    .addOption(
      new Option('--in <place>', 'the built app in a page, or our connection alone in Node')
        .choices(['page', 'node'])
        .default('page'),
    )
    .option(
      '--extension <folder>',
      'an unpacked MetaMask, Rabby or Rainbow for --wallet NAME-extension',
    )
    .option(
      '--metamask <version>',
      'a version of MetaMask, or "latest": from the cache, else downloaded',
    )
    .option('--url <address>', 'the app where it is served already')
    .option('--dapp <file>', 'another dapp: a module that says how to press its buttons')
    .option(
      '--walk <line>',
      'plays the moves of this line; a number: so many random walks, drawn by --seed',
    )
    .action(async ({ walk, ...options }: AppSuiteOptions & { walk?: string }) => {
      if (walk !== undefined) {
        const { runWalkCommand } =
          await import('../../app/environments/node/walk/runWalkCommand.ts')
        return setExitCode(await runWalkCommand({ ...options, walk }))
      }
      const { runAppCommand } = await import('../../app/runAppCommand.ts')
      setExitCode(await runAppCommand(options))
    })
}
