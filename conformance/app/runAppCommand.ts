import { basename } from 'node:path'
import type { AppCell } from './cells/cells.ts'
import { readExpectations, selectVersion } from '../cli/readExpectations.ts'
import { runAndReport } from '../cli/runAndReport.ts'
import { parseTimeout, parseShard, parseWholeNumber } from '../cli/runOptions.ts'
import { checkOutputFiles } from '../cli/writeRunFiles.ts'
import { closeAfter } from '../drivers/closeAll.ts'
import { inProfile } from '../core/profiles.ts'
import { shuffle } from '../core/shuffle.ts'
import { UsageError } from '../core/UsageError.ts'
import { selectCells } from './selectCells.ts'
import { ensureDappConnects } from './dapp/ensureDappConnects.ts'
import type { AppSuiteOptions } from './AppSuiteOptions.ts'
import { getCellMetadata } from './getCellMetadata.ts'
import { findRealWallet } from '../drivers/extension/walletRegistry.ts'
import { openEnvironment } from './openEnvironment.ts'
import { runCells } from './runCells.ts'

/**
 * Runs the cells of the transition table on the built app, another dapp, or the connection in Node.
 *
 * @returns the exit code: 0 without unexpected failures and outdated expectations, 1 with some, 3 after a harness error
 * @throws UsageError for errors that the user of the command line can fix
 */
export const runAppCommand = async (options: AppSuiteOptions): Promise<number> => {
  const chosen = await chooseCells(options)
  const seed = options.seed === undefined ? 1 : parseWholeNumber(options.seed, 'seed')
  const timeout =
    options.timeout === undefined ? defaultTimeout(options) : parseTimeout(options.timeout)
  const all = readExpectations(
    options.expectations,
    options.dapp === undefined ? options.wallet && `app-${options.wallet}` : undefined,
  )
  checkOutputFiles(options)
  const startedAt = new Date()
  const ids = new Set(all.expectations.expected.map(({ check }) => check))
  const environment = await openEnvironment(options, ids)
  return closeAfter(environment, () =>
    runAndReport({
      options,
      seed,
      startedAt,
      known: selectVersion(all, environment.version),
      planned: chosen.map((cell) => ({ ...getCellMetadata(cell), durationMs: 0 })),
      mode: 'app',
      profile: options.profile === 'network' ? 'network' : 'all',
      subject: {
        name: `${options.dapp ? basename(options.dapp) : 'app'} on ${options.wallet} in ${options.in}`,
        kind: 'dapp',
      },
      browser: environment.browser,
      chainId: environment.chains.home,
      catalogue: new URL('../spec/transitions.json', import.meta.url),
      command: commandOf(options),
      limitation: environment.limitation,
      async run({ onStart, onResult }) {
        const runAll = async () => {
          await ensureDappConnects(environment, timeout)
          return runCells(environment, shuffle(chosen, seed), { timeout, onStart, onResult })
        }
        const results = await Promise.race([
          runAll(),
          ...(environment.fatalError ? [environment.fatalError] : []),
        ])
        const byId = new Map(results.map((result) => [result.id, result]))
        return chosen.map(({ id }) => byId.get(id)!)
      },
    }),
  )
}

/** Default time-out of a cell in ms, for all its variants together. Real wallets and SDKs are slower. */
const defaultTimeout = ({ wallet, in: place, profile }: AppSuiteOptions) => {
  if (findRealWallet(wallet)) return profile === 'network' ? 600_000 : 180_000
  return wallet === 'walletconnect' && place === 'page' ? 90_000 : 30_000
}

/** @throws UsageError if no cell matches, or the wallet does not fit the profile */
const chooseCells = async ({
  wallet,
  profile,
  only,
  shard,
}: AppSuiteOptions): Promise<readonly AppCell[]> => {
  // Validates the name of the profile. Every profile except `network` has all cells.
  inProfile([], profile)
  const { appSuiteFacts } = (profile === 'network' && (await findRealWallet(wallet)?.())) || {}
  if (profile === 'network' && !appSuiteFacts?.reportsNetwork)
    throw new UsageError(
      'The profile network is for real extensions that report a lost network: no other cell cuts a network.',
    )
  const fitting = selectCells(only, profile)
  if (fitting.length === 0) throw new UsageError(`No cell fits --only ${only}.`)
  if (shard === undefined) return fitting
  const { index, total } = parseShard(shard)
  return fitting.filter((_, place) => place % total === index - 1)
}

/** Returns the command that repeats the run. */
const commandOf = (options: AppSuiteOptions): string[] => {
  const { wallet, in: place, url, dapp, profile, extension, metamask } = options
  return [
    'touchstone',
    'app',
    '--wallet',
    String(wallet),
    ...(dapp ? ['--dapp', basename(dapp)] : []),
    ...(url ? ['--url', url] : []),
    ...(extension ? ['--extension', basename(extension)] : []),
    ...(metamask ? ['--metamask', metamask] : []),
    ...(place === 'node' ? ['--in', 'node'] : []),
    ...(profile === 'network' ? ['--profile', 'network'] : []),
  ]
}
