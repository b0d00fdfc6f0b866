import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { AppCell } from './cells/cells.ts'
import { formatCommandLine, sharedArgs } from '../cli/formatCommandLine.ts'
import {
  readExpectations,
  expectationsOfRun,
  selectVersion,
  type KnownFailures,
} from '../cli/readExpectations.ts'
import { openJournal } from '../cli/resultsJournal.ts'
import { parseTimeout, parseShard, parseWholeNumber } from '../cli/runOptions.ts'
import { describeRunEnvironment, hashFileContent, suiteVersion } from '../cli/runMetadata.ts'
import { saveRunOnExit } from '../cli/saveRunOnExit.ts'
import { checkOutputFiles, writeRunFiles } from '../cli/writeRunFiles.ts'
import { closeAfter } from '../drivers/closeAll.ts'
import { compare, exitCode, type Comparison } from '../core/expectations.ts'
import { inProfile } from '../core/profiles.ts'
import { shuffle } from '../core/shuffle.ts'
import { UsageError } from '../core/UsageError.ts'
import { githubAnnotations } from '../reports/githubAnnotations.ts'
import type { Result, Run } from '../core/result.ts'
import { summaryOf } from '../reports/summaryOf.ts'
import { createProgress } from '../reports/createProgress.ts'
import { printRun } from '../reports/printRun.ts'
import { selectCells } from './selectCells.ts'
import { ensureDappConnects } from './dapp/ensureDappConnects.ts'
import type { AppSuiteOptions } from './AppSuiteOptions.ts'
import { getCellMetadata } from './getCellMetadata.ts'
import { findRealWallet } from '../drivers/extension/walletRegistry.ts'
import { openEnvironment } from './openEnvironment.ts'
import { runCells } from './runCells.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

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
  const known = selectVersion(all, environment.version)
  return closeAfter(environment, async () => {
    const live = Boolean(process.stdout.isTTY) && !process.env['CI']
    const progress = createProgress(chosen.length, process.stdout, live)
    const describe = ({ results }: Pick<Comparison, 'results'>) =>
      createRun({ options, environment, seed, startedAt, known, results })
    const journal = openJournal(options.json, {
      run: describe({ results: [] }),
      planned: chosen.map((cell) => ({ ...getCellMetadata(cell), durationMs: 0 })),
      expectations: known.expectations,
    })
    const onResult = (result: Result) => {
      journal.add(result)
      progress.onResult(result)
    }
    const runAll = async () => {
      await ensureDappConnects(environment, timeout)
      const { onStart } = progress
      return runCells(environment, shuffle(chosen, seed), { timeout, onStart, onResult })
    }
    const stopSaving = await saveRunOnExit(options.json)
    const results = await Promise.race([
      runAll(),
      ...(environment.fatalError ? [environment.fatalError] : []),
    ]).finally(() => {
      progress.end()
      stopSaving()
    })
    const place = new Map(chosen.map(({ id }, index) => [id, index]))
    const inOrder = results.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    const comparison = compare(inOrder, known.expectations)
    const run = describe(comparison)
    if (options.github) process.stdout.write(`${githubAnnotations(run).join('\n')}\n`)
    printRun(run, process.stdout, 'app', environment.limitation)
    await writeRunFiles(run, options)
    journal.remove()
    return exitCode(comparison)
  })
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

type RunFacts = {
  options: AppSuiteOptions
  environment: AppEnvironment
  seed: number
  startedAt: Date
  known: KnownFailures
  results: Result[]
}

const createRun = ({ options, environment, seed, startedAt, known, results }: RunFacts): Run => ({
  schemaVersion: 1,
  run: {
    id: randomUUID(),
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    mode: 'app',
    ...(options.shard && { shard: parseShard(options.shard) }),
    ...(options.only && { only: options.only }),
    seed,
    command: commandOf(options, seed),
    operator: 'automation',
  },
  suite: {
    version: suiteVersion(),
    catalogueHash: hashFileContent(readFileSync(tableUrl)),
    profile: options.profile === 'network' ? 'network' : 'all',
  },
  subject: {
    name: `${options.dapp ? basename(options.dapp) : 'app'} on ${options.wallet} in ${options.in}`,
    kind: 'dapp',
  },
  environment: describeRunEnvironment({ ...environment, chainId: environment.chains.home }),
  ...expectationsOfRun(known),
  summary: summaryOf(results),
  results,
})

const tableUrl = new URL('../spec/transitions.json', import.meta.url)

/** Returns the command line that repeats the run. */
const commandOf = (options: AppSuiteOptions, seed: number): string => {
  const { wallet, in: place, url, dapp, profile, extension, metamask } = options
  return formatCommandLine([
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
    ...sharedArgs(options, seed),
  ])
}
