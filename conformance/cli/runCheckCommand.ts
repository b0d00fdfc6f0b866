import { findDriver } from '../drivers/driverRegistry.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { closeAfter } from '../drivers/closeAll.ts'
import { compare, exitCode, type Comparison } from '../core/expectations.ts'
import { type Result, emptyResult, type Run } from '../core/result.ts'
import { runChecks } from '../core/runChecks.ts'
import { createProgress } from '../reports/createProgress.ts'
import { printRun } from '../reports/printRun.ts'
import { githubAnnotations } from '../reports/githubAnnotations.ts'
import { readExpectations, selectVersion } from './readExpectations.ts'
import { parseTimeout, parseWholeNumber, type CheckOptions } from './runOptions.ts'
import { selectChecks, leaveOutNetworkCuts } from './selectChecks.ts'
import { createRunFromResults } from './createRunFromResults.ts'
import { openJournal } from './resultsJournal.ts'
import { runByHand } from './runByHand.ts'
import { saveRunOnExit } from './saveRunOnExit.ts'
import { checkOutputFiles, writeRunFiles } from './writeRunFiles.ts'

/** Runs `touchstone check`. Returns the exit code. Throws a UsageError for a mistake of the user. */
export async function runCheckCommand(options: CheckOptions): Promise<number> {
  const driver = findDriver(options)
  const subject = driver.subject(options)
  const chosen = selectChecks([...walletChecks.values()], options)
  const checks = subject.kind === 'extension' ? leaveOutNetworkCuts(chosen, options) : chosen
  const seed =
    options.seed === undefined
      ? Math.floor(Math.random() * 2 ** 31)
      : parseWholeNumber(options.seed, 'seed')
  const timeout = options.timeout === undefined ? driver.timeout : parseTimeout(options.timeout)
  const all = readExpectations(options.expectations, driver.expectations(options))
  checkOutputFiles(options)
  const startedAt = new Date()
  const chain = await openGateway()
  return closeAfter(chain, async () => {
    const environment = await driver.open({
      options,
      chain,
      step: Math.ceil(timeout / (driver.answers ?? 3)),
      known: new Set(all.expectations.expected.map(({ check }) => check)),
    })
    const known = selectVersion(all, environment.version)
    return closeAfter(environment, async () => {
      const live = Boolean(process.stdout.isTTY) && !process.env.CI
      const progress = createProgress(checks.length, process.stdout, live)
      const plan = { checks, all: walletChecks, environment, seed, timeout }
      const createRunFrom = (comparison: Comparison) =>
        createRunFromResults({ options, subject, environment, seed, known, comparison, startedAt })
      const journal = openJournal(options.json, {
        run: createRunFrom({ results: [], unexpected: [], stale: [] }),
        planned: checks.map((one) => emptyResult(one, 0)),
        expectations: known.expectations,
      })
      const onResult = (result: Result) => {
        journal.add(result)
        progress.onResult(result)
      }
      const stopSaving = await saveRunOnExit(options.json)
      const results = driver.byHand
        ? await runByHand({ ...plan, onResult: journal.add })
        : await runChecks({ ...plan, onResult, onStart: progress.onStart })
      progress.end()
      stopSaving()
      const comparison = compare(results, known.expectations)
      const finished = createRunFrom(comparison)
      printReport(finished, options)
      await writeRunFiles(finished, options)
      journal.remove()
      return exitCode(comparison)
    })
  })
}

function printReport(finished: Run, options: CheckOptions): void {
  if (options.github) process.stdout.write(`${githubAnnotations(finished).join('\n')}\n`)
  printRun(finished, process.stdout, 'check')
}
