import type { Command } from 'commander'
import type { SetExitCode } from '../SetExitCode.ts'

type Options = {
  extension?: string
  metamask?: string
  driver?: string
  json?: string
  headed?: boolean
}

/** Registers `touchstone record`. */
export function addRecord(program: Command, setExitCode: SetExitCode): void {
  program
    .command('record')
    .description('records a real wallet')
    .option('--extension <folder>', 'an unpacked build')
    .option(
      '--metamask <version>',
      'a version of MetaMask, or "latest": from the cache, else downloaded',
    )
    .option('--driver <name>', 'the wallet to record: "metamask", "rabby" or "rainbow"')
    .option('--json <file>', 'output file (default: <wallet>-<version>.json)')
    .option('--headed', 'shows the browser')
    .action(async (options: Options) => {
      const { runRecordCommand } = await import('../runRecordCommand.ts')
      setExitCode(await runRecordCommand(options))
    })
}
