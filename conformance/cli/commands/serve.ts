import type { Command } from 'commander'
import type { ServeOptions } from '../../drivers/serveDappUntilStopped.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone serve`. */
export function addServe(program: Command, setExitCode: SetExitCode): void {
  program
    .command('serve')
    .description('serves any Vite app, any static folder or any page, with the wallets inside')
    .argument('<dir|url>', 'the folder of a Vite app or of a built site, or the address of a page')
    .option('--port <n>', 'port (default: PORT, else 5173; 0: a free one)')
    .option('--wallets <names>', 'wallets, separated by commas (default: the eight)')
    .option(
      '--rpc <chain=address...>',
      'an RPC address of the dapp that a local chain answers; adds the chain',
    )
    .action(async (target: string, options: ServeOptions) => {
      const { serveDappUntilStopped } = await import('../../drivers/serveDappUntilStopped.ts')
      await serveDappUntilStopped(target, options)
      setExitCode(0)
    })
}
