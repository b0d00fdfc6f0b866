import { randomUUID } from 'node:crypto'
import { compare, type Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { createProgress } from '../reports/createProgress.ts'
import { githubAnnotations } from '../reports/githubAnnotations.ts'
import { printRun } from '../reports/printRun.ts'
import { summaryOf } from '../reports/summaryOf.ts'
import suite from '../package.json' with { type: 'json' }
import { formatCommandLine, sharedArgs } from './formatCommandLine.ts'
import { hashFile } from './hashFile.ts'
import { expectationsOfRun, type KnownFailures } from './readExpectations.ts'
import { openJournal, type JournalHead } from './resultsJournal.ts'
import { parseShard, type RunOptions } from './runOptions.ts'
import { writeRunFiles } from './writeRunFiles.ts'

export declare namespace runAndReport {
  type Options = Pick<JournalHead, 'planned'> & {
    options: RunOptions
    seed: number
    startedAt: Date
    known: KnownFailures
    mode: Run['run']['mode']
    profile: string
    subject: Run['subject']
    browser: string | undefined
    chainId: number
    /** File that lists the checks, whose hash is in the run. */
    catalogue: URL
    /** Command that repeats the run, without the options that `check` and `app` share. */
    command: readonly string[]
    /** Fake wallets to compare the results with. Default: none. */
    personas?: readonly Expectations[]
    /** Sentence about what the run did not check. */
    limitation?: string | undefined
    /** Runs the checks. If it rejects, later results do not count: the end of the run may have caused them. */
    run(callbacks: Callbacks): Promise<Result[]>
  }
  type Callbacks = {
    onStart(check: { id: string }): void
    /** Keeps a result in the journal and shows the progress. */
    onResult(result: Result): void
    /** Keeps a result in the journal. */
    keep(result: Result): void
  }
}

/** Runs checks, keeps their results if the run breaks or is killed, and reports the run. Returns the exit code. */
export async function runAndReport(given: runAndReport.Options): Promise<number> {
  const { options, known, planned } = given
  const live = Boolean(process.stdout.isTTY) && !process.env['CI']
  const progress = createProgress(planned.length, process.stdout, live)
  const journal = openJournal(options.json, {
    run: createRun(given, []),
    planned,
    expectations: known.expectations,
  })
  // This import loads a validator, which a run without a file does not need.
  const stopSaving =
    options.json === undefined
      ? undefined
      : (await import('./saveRunOnExit.ts')).saveRunOnExit(options.json, journal)
  let hasEnded = false
  const keep = (result: Result) => {
    if (!hasEnded) journal.add(result)
  }
  const running = given.run({
    onStart: progress.onStart,
    onResult(result) {
      keep(result)
      progress.onResult(result)
    },
    keep,
  })
  const results = await running.finally(() => {
    hasEnded = true
    progress.end()
  })
  stopSaving?.()
  const finished = createRun(given, compare(results, known.expectations).results)
  if (options.github) process.stdout.write(`${githubAnnotations(finished).join('\n')}\n`)
  printRun(finished, process.stdout, given.limitation)
  await writeRunFiles(finished, options)
  journal.remove()
  return finished.summary.exitCode
}

function createRun(given: runAndReport.Options, results: Result[]): Run {
  const { options, seed, startedAt, known, mode, profile, subject, browser, chainId } = given
  return {
    schemaVersion: 1,
    run: {
      id: randomUUID(),
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      mode,
      ...(options.shard && { shard: parseShard(options.shard) }),
      ...(options.only && { only: options.only }),
      seed,
      command: formatCommandLine([...given.command, ...sharedArgs(options, seed)]),
      operator: mode === 'manual' ? 'human' : 'automation',
    },
    suite: { version: suite.version, catalogueHash: hashFile(given.catalogue), profile },
    subject,
    environment: {
      os: process.platform,
      node: process.version,
      ...(browser && { browser }),
      chainId,
    },
    ...expectationsOfRun(known),
    summary: summaryOf(results, given.personas),
    results,
  }
}
