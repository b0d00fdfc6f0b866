import type { Command } from 'commander'
import type { Exit } from '../Exit.ts'

/** Registers `touchstone certify`. */
export function addCertify(program: Command, exit: Exit): void {
  program
    .command('certify')
    .description('holds a fake wallet against recordings of the real one')
    .argument('<wallet>', 'the wallet to compare: metamask, rabby or rainbow')
    .option('--extension <folder>', 'makes the recordings first, of this unpacked build')
    .option(
      '--metamask <version>',
      'the same of this version, or "latest": from the cache, else downloaded',
    )
    .action(async (wallet: string, options: { extension?: string; metamask?: string }) => {
      const { runCertify } = await import('../../drivers/extension/recording/runCertify.ts')
      exit(await runCertify(wallet, options))
    })
}
