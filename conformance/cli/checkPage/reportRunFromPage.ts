import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'
import { schemaErrorOf } from '../../reports/schemaErrorOf.ts'
import { githubAnnotations } from '../../reports/githubAnnotations.ts'
import { compare } from '../../core/expectations.ts'
import { UsageError } from '../../core/UsageError.ts'
import { summaryOf } from '../../reports/summaryOf.ts'
import { escapeForLine } from '../../reports/escapeForDisplay.ts'
import { printRun } from '../../reports/printRun.ts'
import type { Run } from '../../core/result.ts'
import { closeAfter, closeAll } from '../../drivers/closeAll.ts'
import { manualProfiles } from '../../drivers/manual/manualProfiles.ts'
import { formatCommandLine, sharedArgs } from '../formatCommandLine.ts'
import {
  expectationsOfRun,
  readExpectations,
  readPersonaExpectations,
} from '../readExpectations.ts'
import type { CheckOptions } from '../runOptions.ts'
import { checkOutputFiles, writeRunFiles } from '../writeRunFiles.ts'
import { servePageAndReceiveRun } from './servePageAndReceiveRun.ts'

/**
 * Reports the run that a user makes with the Check page. Returns the exit code; 130 if a signal stops it before a run
 * arrives.
 */
export async function reportRunFromPage(options: CheckOptions): Promise<number> {
  rejectUnusedOptions(options)
  const known = readExpectations(options.expectations, undefined)
  checkOutputFiles(options)
  const port = portOf(process.env)
  const ended = new AbortController()
  const stop = () => ended.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-check-'))
  const temporaryFolder = { close: async () => rmSync(folder, { recursive: true, force: true }) }
  let served: servePageAndReceiveRun.Served | undefined
  const close = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    return closeAll([served, temporaryFolder])
  }
  return closeAfter({ close }, async () => {
    served = await servePageAndReceiveRun({
      folder,
      port,
      profile: options.profile,
      fault: schemaErrorOf,
      onProgress: (text) => process.stdout.write(`${escapeForLine(text)}\n`),
    })
    // Finish the build even after a signal, because it would otherwise write into the folder that `close`
    // deletes.
    await buildPage(folder)
    if (ended.signal.aborted) return 130
    process.stdout.write(servedText(served.addresses))
    const stopped = once(ended.signal, 'abort').then(() => undefined)
    const run = (await Promise.race([served.run, stopped])) as Run | undefined
    if (!run) return 130
    const { results } = compare(run.results, known.expectations)
    const finished: Run = {
      ...run,
      run: { ...run.run, command: commandOf(options) },
      ...expectationsOfRun(known),
      summary: summaryOf(results, readPersonaExpectations()),
      results,
    }
    if (options.github) process.stdout.write(`${githubAnnotations(finished).join('\n')}\n`)
    printRun(finished, process.stdout)
    await writeRunFiles(finished, options)
    return finished.summary.exitCode
  })
}

/** Builds the Check page into a folder. Throws a UsageError without its sources, which are not published. */
async function buildPage(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../../../apps/check', import.meta.url))
  if (!existsSync(join(root, 'index.html')))
    throw new UsageError(
      'The Check page is not here: run --url from a clone of the repository, or open the page where it is deployed.',
    )
  const { build } = await import('vite')
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
}

export function servedText({ local, network }: { local: string; network?: string }): string {
  const lines = [
    `The Check page is at ${local}`,
    ...(network
      ? [
          `For a phone in the same network: ${network}`,
          renderUnicodeCompact(network, { border: 2 }),
        ]
      : ['This machine is in no network that a phone could reach it by.']),
    'Open it in the browser of the wallet. The report comes back here; Ctrl-C ends it without one.',
  ]
  return `${lines.join('\n')}\n`
}

function rejectUnusedOptions(options: CheckOptions): void {
  for (const [option, why] of Object.entries(unused))
    if (options[option as keyof typeof unused] !== undefined)
      throw new UsageError(`--url does not take --${option}: ${why}.`)
  if (!(manualProfiles as readonly string[]).includes(options.profile))
    throw new UsageError(
      `The page has no profile "${options.profile}". Known: ${manualProfiles.join(', ')}.`,
    )
}

const ownWallet = 'the wallet is the one that the user brings'
const wholeProfile = 'the page plays a whole profile'

const unused = {
  only: wholeProfile,
  shard: wholeProfile,
  seed: wholeProfile,
  provider: ownWallet,
  sandbox: ownWallet,
  persona: ownWallet,
  extension: ownWallet,
  driver: ownWallet,
  metamask: ownWallet,
  in: ownWallet,
  headed: 'the browser is the one that the user opens',
  timeout: 'a user takes their time',
} satisfies { [option in keyof Required<Omit<CheckOptions, Used>>]: string }

type Used = 'profile' | 'expectations' | 'json' | 'html' | 'junit' | 'github'

const commandOf = (options: CheckOptions) =>
  formatCommandLine([
    'touchstone',
    'check',
    '--url',
    ...(options.profile === 'core' ? [] : ['--profile', options.profile]),
    ...sharedArgs(options),
  ])

function portOf({ PORT = '' }: NodeJS.ProcessEnv): number {
  if (PORT === '') return 0
  const port = Number(PORT)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new UsageError(`PORT must be a number from 0 to 65535, not "${PORT}".`)
}
