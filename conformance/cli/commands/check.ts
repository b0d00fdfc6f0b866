import { Option, type Command } from 'commander'
import { withRunOptions } from '../runOptions.ts'
import type { CheckOptions } from '../runOptions.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone check`. The command loads its modules when it runs. */
export function addCheck(program: Command, setExitCode: SetExitCode): void {
  withRunOptions(program.command('check'), {
    names: 'core, strict, 5792, legacy, network or all; frozen by date: core-2026.1',
    usual: 'core',
  })
    .description('checks a wallet')
    .option('--provider <file>', 'a module that creates an EIP-1193 provider (.ts, .js, .mjs)')
    .option(
      '--sandbox',
      'runs the module in a sandbox of the operating system, for code that you do not trust (Linux, Bubblewrap)',
    )
    .option(
      '--persona <name or file>',
      'one of the fake wallets ("standard" is the correct one), or a module that exports a persona',
    )
    .option('--extension [folder]', 'an unpacked browser extension, in Chromium')
    .option(
      '--driver <name>',
      'the driver: "metamask", "rabby" or "rainbow", which also find their build; "human"; or a module of yours',
    )
    .option(
      '--metamask <version>',
      'a version of MetaMask, or "latest": from the cache, else downloaded',
    )
    .option('--url', 'serves the Check page on the local network, for any wallet, phones included')
    .addOption(
      new Option(
        '--in <place>',
        'where a persona lives; "relay": on a phone, behind the real SDKs of WalletConnect',
      )
        .choices(['node', 'page', 'relay'])
        .default(undefined, 'node; walletconnect: relay'),
    )
    .action(async (options: CheckOptions & { url?: true }) => {
      if (options.url) {
        const { runCheckByUrl } = await import('../checkPage/runCheckByUrl.ts')
        return setExitCode(await runCheckByUrl(options))
      }
      const { runCheckCommand } = await import('../runCheckCommand.ts')
      setExitCode(await runCheckCommand(options))
    })
}
