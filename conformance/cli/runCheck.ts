import { basename } from 'node:path'
import { features } from '../wallet/features.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway, type Gateway } from '../drivers/chain/gateway.ts'
import { closing } from '../drivers/closing.ts'
import { openProvider } from '../drivers/child/provider.ts'
import { describeExtension } from '../drivers/unpacked/describeExtension.ts'
import type { Environment } from '../core/driver.ts'
import { compare, exitCode, type Comparison } from '../core/expectations.ts'
import { emptyResult } from '../core/grade.ts'
import type { Result } from '../core/result.ts'
import { runChecks } from '../core/runChecks.ts'
import { UsageError } from '../core/UsageError.ts'
import { createProgress, printRun } from '../reports/terminal.ts'
import { githubLines } from '../reports/github.ts'
import type { Run } from '../reports/run.ts'
import { buildOptions } from './buildOptions.ts'
import { declared, ofVersion, type Declared } from './expectations.ts'
import { limitOf, select, whole, withoutCuts, type RunOptions } from './options.ts'
import { describeRun } from './describeRun.ts'
import { openJournal } from './journal.ts'
import { runByHand } from './runByHand.ts'
import { tryFiles, writeFiles } from './writeFiles.ts'

export type CheckOptions = RunOptions & {
  provider?: string
  /** Runs the module of `provider` in a sandbox. */
  sandbox?: true
  persona?: string
  /** A folder, or `true` if the driver finds the extension itself. */
  extension?: string | true
  driver?: string
  /** A version of MetaMask. */
  metamask?: string
  in?: 'node' | 'page' | 'relay'
}

/**
 * Checks one wallet: opens it, runs the checks, compares the results with the known failures, prints the run
 * and writes the files.
 *
 * @returns the exit code.
 * @throws UsageError for a mistake that the user can correct.
 */
export async function runCheck(options: CheckOptions): Promise<number> {
  const subject = subjectOf(options)
  const chosen = select([...walletChecks.values()], options)
  const checks = isExtension(options) ? withoutCuts(chosen, options) : chosen
  const seed =
    options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole(options.seed, 'seed')
  const timeout = options.timeout === undefined ? defaultTimeout(options) : limitOf(options.timeout)
  const all = declared(options.expectations, ownName(options))
  tryFiles(options)
  const startedAt = new Date()
  const chain = await openGateway()
  return closing(chain, async () => {
    const environment = await open(options, chain, timeout, all)
    const known = ofVersion(all, environment.version)
    return closing(environment, async () => {
      const live = Boolean(process.stdout.isTTY) && !process.env.CI
      const progress = createProgress(checks.length, process.stdout, live)
      const plan = { checks, all: walletChecks, environment, seed, timeout }
      const describe = (comparison: Comparison) =>
        describeRun({ options, subject, environment, seed, known, comparison, startedAt })
      const journal = openJournal(options.json, {
        run: describe({ results: [], unexpected: [], stale: [] }),
        planned: checks.map((one) => emptyResult(one, 0)),
        expectations: known.expectations,
      })
      const onResult = (result: Result) => {
        journal.add(result)
        progress.onResult(result)
      }
      const results =
        options.driver === 'human' ? await runByHand(plan) : await runChecks({ ...plan, onResult })
      progress.end()
      const comparison = compare(results, known.expectations)
      const finished = describe(comparison)
      tell(finished, options)
      await writeFiles(finished, options)
      journal.remove()
      return exitCode(comparison)
    })
  })
}

function tell(finished: Run, options: CheckOptions): void {
  if (options.github) process.stdout.write(`${githubLines(finished).join('\n')}\n`)
  printRun(finished, process.stdout, 'check')
}

function subjectOf(options: CheckOptions): Run['subject'] {
  const { provider, persona, driver, metamask } = options
  if (metamask !== undefined && driver !== 'metamask')
    throw new UsageError('--metamask names a build for --driver metamask: add it.')
  if ([provider, persona, isExtension(options)].filter(Boolean).length !== 1) {
    throw new UsageError(
      'check wants one of --provider FILE, --persona NAME and --extension DIR --driver NAME.',
    )
  }
  if (options.sandbox && !provider)
    throw new UsageError('--sandbox is for a provider module: it wants --provider FILE.')
  if (isExtension(options)) {
    if (driver === 'metamask') return { name: 'metamask', kind: 'extension' }
    if (driver && typeof options.extension === 'string')
      return { ...describeExtension(options.extension), kind: 'extension' }
    throw new UsageError(
      driver
        ? `--driver ${driver} wants --extension DIR: only metamask knows where to find one.`
        : '--extension wants --driver: metamask, human, or a file.',
    )
  }
  if (persona) {
    const name = placeOf(options) === 'relay' ? `${persona} over WalletConnect` : persona
    return { name, kind: 'fake-persona' }
  }
  if (options.in !== undefined && options.in !== 'node')
    throw new UsageError('A provider module runs in Node, in a process of its own: leave --in out.')
  return { name: basename(provider!), kind: 'module' }
}

/**
 * Returns the name under which the known failures of our own wallet are stored, or undefined for other
 * wallets.
 */
function ownName(options: CheckOptions): string | undefined {
  if (isExtension(options)) return options.driver === 'metamask' ? 'metamask-extension' : undefined
  return placeOf(options) === 'relay' ? 'walletconnect-sdk' : options.persona
}

const isExtension = ({ extension, driver }: CheckOptions) => Boolean(extension ?? driver)

/** WalletConnect wallets run on phones, so their default place is the relay. */
const placeOf = ({ persona, in: place }: CheckOptions) =>
  place ?? (persona === 'walletconnect' ? 'relay' : 'node')

/**
 * Returns the time limit of one check in ms. The fake wallets answer immediately or never, but a page of
 * theirs may be slow.
 */
const defaultTimeout = (options: CheckOptions) => {
  if (options.driver === 'metamask') return 180_000
  if (isExtension(options)) return 30_000
  if (placeOf(options) === 'page') return 12_000
  if (placeOf(options) === 'relay') return 9000
  return options.persona ? 6000 : 15_000
}

async function open(
  options: CheckOptions,
  chain: Gateway,
  timeout: number,
  { expectations }: Declared,
): Promise<Environment> {
  // A check may wait for several answers in sequence.
  const step = Math.ceil(timeout / (options.driver === 'metamask' ? 18 : 3))
  if (isExtension(options)) {
    const { extension, driver, headed = false } = options
    if (driver !== 'metamask') {
      const { openUnpacked } = await import('../drivers/unpacked/unpacked.ts')
      const module = driver === 'human' ? {} : { driver: driver! }
      // A person must see the prompts.
      const seen = headed || driver === 'human'
      return openUnpacked({
        extension: String(extension),
        ...module,
        headed: seen,
        chain,
        step,
        features,
      })
    }
    const { openExtension } = await import('../drivers/extension/openExtension.ts')
    const { metamask } = await import('../drivers/extension/metamask/index.ts')
    return openExtension({
      wallet: metamask,
      headed,
      chain,
      step,
      build: buildOptions(options),
      known: new Set(expectations.expected.map(({ check }) => check)),
    })
  }
  const { provider, sandbox = false } = options
  if (provider) return openProvider({ file: provider, chain, step, features, sandbox })
  const place = placeOf(options)
  if (place === 'page') return openInPage(options, chain, step)
  if (place === 'relay') {
    const { openWalletConnect } = await import('../drivers/walletconnect/walletconnect.ts')
    return openWalletConnect({ name: options.persona!, chain, step })
  }
  const { openPersona } = await import('../drivers/persona/persona.ts')
  return openPersona({ name: options.persona!, chain, step })
}

async function openInPage(
  { persona, headed }: CheckOptions,
  chain: Gateway,
  step: number,
): Promise<Environment> {
  const { launchBrowser } = await import('../app/environments/page/launchBrowser.ts')
  const { openPagePersona } = await import('../drivers/page/persona.ts')
  const { personaNamed } = await import('../drivers/persona/persona.ts')
  const { createRooms } = await import('../drivers/page/rooms.ts')
  // Reject an unknown name before a browser is open: nothing would close that browser.
  personaNamed(persona!)
  const browser = await launchBrowser({ headed: headed ?? false, shared: true })
  return openPagePersona({ name: persona!, chain, rooms: createRooms(browser), step })
}
