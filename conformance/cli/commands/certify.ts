import type { Command } from 'commander'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone certify`. */
export function addCertify(program: Command, setExitCode: SetExitCode): void {
  program
    .command('certify')
    .description('compares a fake wallet with recordings of the real one')
    .argument('<wallet>', 'the wallet to compare: metamask, rabby or rainbow')
    .option('--extension <folder>', 'records this unpacked build first')
    .option(
      '--metamask <version>',
      'records this version first, or "latest": from the cache, else downloaded',
    )
    .action(async (wallet: string, options: { extension?: string; metamask?: string }) => {
      const { runCertify } = await import('../../drivers/extension/recording/runCertify.ts')
      setExitCode(await runCertify(wallet, options))
    })
}
