import type { Command } from 'commander'
import type { Exit } from './runCli.ts'

/** Registers `touchstone certify`. */
export function addCertify(program: Command, exit: Exit): void {
  program
    .command('certify')
    .description('holds a fake wallet against recordings of the real one')
    .argument('<wallet>', 'metamask')
    .option('--extension <folder>', 'makes the recordings first, of this unpacked build')
    .action(async (wallet: string, options: { extension?: string }) => {
      const { runCertify } = await import('../drivers/extension/recording/runCertify.ts')
      exit(await runCertify(wallet, options))
    })
}
