import { Command, Option } from 'commander'
import suite from '../package.json' with { type: 'json' }
import type { AppSuiteOptions } from '../app/AppSuiteOptions.ts'
import type { ServeOptions } from '../drivers/serveDappUntilStopped.ts'
import { joinGlobs, withRunOptions, type CheckOptions } from './runOptions.ts'
import type { FileOptions } from './writeRunFiles.ts'

const metamaskVersion = 'a version of MetaMask, or "latest": from the cache, else downloaded'

/** Declares the commands and their options. Each command loads its modules when it runs. */
export function createProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('touchstone')
    .description('Checks EIP-1193 wallets, and dapps that talk to them.')
    .version(suite.version)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
  const exitWith =
    <A extends unknown[]>(act: (...args: A) => Promise<number>) =>
    async (...args: A) =>
      setExitCode(await act(...args))
  /** Runs a command by a function of its module, which it loads then. */
  const runBy = <Name extends string, A extends unknown[]>(
    load: () => Promise<Record<Name, (...args: A) => Promise<number>>>,
    name: Name,
  ) => exitWith(async (...args: A) => (await load())[name](...args))

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
    .option('--metamask <version>', metamaskVersion)
    .option('--url', 'serves the Check page on the local network, for any wallet, phones included')
    .addOption(
      new Option(
        '--in <place>',
        'where a persona lives; "relay": on a phone, behind the real SDKs of WalletConnect',
      )
        .choices(['node', 'page', 'relay'])
        .default(undefined, 'node; walletconnect: relay'),
    )
    .action(
      exitWith(async (options: CheckOptions & { url?: true }) => {
        if (options.url) {
          const { reportRunFromPage } = await import('./checkPage/reportRunFromPage.ts')
          return reportRunFromPage(options)
        }
        const { runCheckCommand } = await import('./runCheckCommand.ts')
        return runCheckCommand(options)
      }),
    )

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
    .option('--metamask <version>', metamaskVersion)
    .option('--url <address>', 'the app where it is served already')
    .option('--dapp <file>', 'another dapp: a module that says how to press its buttons')
    .option(
      '--walk <line>',
      'performs the moves of this line; a number: that many random walks, from --seed',
    )
    .action(
      exitWith(async ({ walk, ...options }: AppSuiteOptions & { walk?: string }) => {
        if (walk !== undefined) {
          const { runWalkCommand } = await import('../app/environments/node/walk/runWalkCommand.ts')
          return runWalkCommand({ ...options, walk })
        }
        const { runAppCommand } = await import('../app/runAppCommand.ts')
        return runAppCommand(options)
      }),
    )

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
    .action(runBy(() => import('./runMutantsCommand.ts'), 'runMutantsCommand'))

  program
    .command('list')
    .description('prints the catalogue')
    .option('--json', 'as JSON')
    .action(
      exitWith(async ({ json }: { json?: boolean }) => {
        const { walletChecks } = await import('../wallet/checks/index.ts')
        const { catalogueEntry } = await import('../wallet/catalogueEntry.ts')
        const checks = [...walletChecks.values()]
        const rows = checks.map((check) => ({ ...catalogueEntry(check), implemented: true }))
        const lines = checks.map(
          ({ id, level, title }) => `${id.padEnd(44)} ${level.padEnd(10)} ${title}`,
        )
        process.stdout.write(`${json ? JSON.stringify(rows, undefined, 1) : lines.join('\n')}\n`)
        return 0
      }),
    )

  program
    .command('merge')
    .description('joins shards into one run; a missing one is a harness-error (exit code 3)')
    .argument('<files...>', 'runs that --json wrote')
    .option('--json <file>', 'writes the merged run; without it the run goes to standard output')
    .option('--no-transcripts', 'leaves out the transcripts, which are most of a run')
    .option('--html <file>', 'writes a page')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--github', 'prints annotations for GitHub')
    .action(runBy(() => import('./runMergeCommand.ts'), 'runMergeCommand'))

  program
    .command('diff')
    .description('compares two runs; exit code 1 if there are new failures')
    .argument('<before>', 'a run that --json wrote')
    .argument('<after>', 'a later one')
    .action(runBy(() => import('./runDiffCommand.ts'), 'runDiffCommand'))

  program
    .command('report')
    .description('renders a run')
    .argument('<file>', 'a run that --json wrote')
    .option('--html <file>', 'writes a page')
    .option('--markdown <file>', 'writes Markdown')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--badge <file>', 'writes a badge: JSON for shields.io, and an SVG beside it')
    .action(
      exitWith(async (file: string, options: FileOptions) => {
        const { readRun } = await import('./readRun.ts')
        const { writeRunFiles } = await import('./writeRunFiles.ts')
        const { printRun } = await import('../reports/printRun.ts')
        const run = readRun(file)
        await writeRunFiles(run, options, [file])
        printRun(run, process.stdout)
        return 0
      }),
    )

  program
    .command('matrix')
    .description('prints a table of wallets and features from several runs')
    .argument('[files...]', 'runs that --json wrote')
    .option('--html <file>', 'writes a page')
    .option('--json <file>', 'writes JSON')
    .option(
      '--site <folder>',
      'writes the page of the real wallets; without files, from all published runs',
    )
    .action(runBy(() => import('./runMatrixCommand.ts'), 'runMatrixCommand'))

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
    .action(
      exitWith(async (target: string, options: ServeOptions) => {
        const { serveDappUntilStopped } = await import('../drivers/serveDappUntilStopped.ts')
        await serveDappUntilStopped(target, options)
        return 0
      }),
    )

  program
    .command('record')
    .description('records a real wallet')
    .option('--extension <folder>', 'an unpacked build')
    .option('--metamask <version>', metamaskVersion)
    .option('--driver <name>', 'the wallet to record: "metamask", "rabby" or "rainbow"')
    .option('--json <file>', 'output file (default: <wallet>-<version>.json)')
    .option('--headed', 'shows the browser')
    .action(runBy(() => import('./runRecordCommand.ts'), 'runRecordCommand'))

  program
    .command('certify')
    .description('compares a fake wallet with recordings of the real one')
    .argument('<wallet>', 'the wallet to compare: metamask, rabby or rainbow')
    .option('--extension <folder>', 'records this unpacked build first')
    .option(
      '--metamask <version>',
      'records this version first, or "latest": from the cache, else downloaded',
    )
    .action(runBy(() => import('../drivers/extension/recording/runCertify.ts'), 'runCertify'))

  return program
}
