import { type Check, callsOf } from './defineCheck.ts'
import type { Environment } from './driver.ts'
import { CheckEnded } from './CheckEnded.ts'
import { grade, isWrong, type Result, emptyResult } from './result.ts'
import { ModuleFault } from './ModuleFault.ts'
import { runScript } from './runScript.ts'
import { fenceCheck, prerequisites, sortByDependencies, waitListOf } from './checkDependencies.ts'
import type { Transcript } from './transcript.ts'
import { addRootCauses } from './addRootCauses.ts'
import { runConcurrently } from './runConcurrently.ts'
import { shuffle } from './shuffle.ts'
import { UsageError } from './UsageError.ts'

export declare namespace runChecks {
  type Options = {
    /** Checks to report on. */
    checks: readonly Check[]
    /** All checks. The prerequisites of `checks` are run too, but not reported. */
    all: ReadonlyMap<string, Check>
    environment: Environment
    /** Seed of the order of the checks. */
    seed: number
    /** Time limit of one check, in ms. A check with a very long script gets more. */
    timeout: number
    /** Results of an earlier session. Their checks are not run again. */
    known?: readonly Result[]
    /** Runs a script. Default: {@link runScript}. */
    runScript?: typeof runScript
    /** Reorders the shuffled checks. Dependencies still come first. */
    sort?: (checks: readonly Check[]) => Check[]
    /** Called before a check runs. */
    onStart?: (check: Check) => void
    onResult?: (result: Result) => void
  }
}

/**
 * Runs checks in an order shuffled by the seed. By default, each runs on a new wallet. Returns the results in the
 * order of `checks`.
 *
 * @throws UsageError if the driver throws one, for example because the first wallet cannot be created.
 * @example
 * const results = await runChecks({ checks, all, environment, seed: 1, timeout: 10_000 })
 */
export async function runChecks(options: runChecks.Options): Promise<Result[]> {
  const { checks, all, environment, seed, onResult } = options
  const selected = new Set(checks.map(({ id }) => id))
  const results = new Map(options.known?.map((result) => [result.id, result]))
  const silent = new Set<string>()
  let moduleFaults = 0
  const resultOf = async (check: Check): Promise<Result> => {
    const blocked = blockedByPrerequisite(check, results, environment, selected)
    if (blocked) return blocked
    if (moduleFaults >= maxModuleFaults) return blockedByModule(check)
    const sentinel = !isWrong(results.get(fenceCheck)?.status ?? 'pass')
    return runCheck(check, options, { sentinel, silent })
  }
  const task = async (check: Check) => {
    if (results.has(check.id)) return
    const result = await resultOf(check)
    if (result.rootCause === 'module' && result.status === 'fail') moduleFaults += 1
    results.set(check.id, result)
    if (selected.has(check.id)) onResult?.(result)
  }
  const shuffled = shuffle(checks, seed)
  const order = sortByDependencies(options.sort?.(shuffled) ?? shuffled, all)
  const { concurrency = 1 } = environment
  await runConcurrently(order, { concurrency, waitsFor: waitListOf(order) }, task)
  const withCauses = addRootCauses([...results.values()], all)
  const byId = new Map(withCauses.map((result) => [result.id, result]))
  return checks.map(({ id }) => byId.get(id)!)
}

/**
 * Returns the factor by which the time limit of a check is longer than the usual one, which is for scripts of up to
 * 250 steps. The script of the fuzz check has two thousand.
 */
const scale = ({ script }: Check): number => Math.max(1, Math.ceil(lengthOf(script) / 250))

/**
 * Returns the length of a script in steps. Each call of a series counts as four: the call, its prompt, the
 * rejection and the answer.
 */
const lengthOf = (script: Check['script']): number =>
  script.reduce((sum, step) => {
    if (step.do === 'series') return sum + 4 * step.calls.length
    return sum + Math.max(1, callsOf(step).length)
  }, 0)

/** Number of entries that are kept if an error ends a script. A flood of events has thousands. */
const maxEntriesOfError = 500

/** Number of times that a module may break its process. After that, the suite does not try the module again. */
const maxModuleFaults = 8

const blockedByModule = (check: Check): Result => ({
  ...emptyResult(check, 0),
  status: 'blocked',
  blockedBy: 'module',
  rootCause: 'module',
  message: `The module broke its process ${maxModuleFaults} times: it was not tried again.`,
})

/** Returns a blocked result if a prerequisite is wrong or blocked. Running the check would waste time or mislead. */
function blockedByPrerequisite(
  check: Check,
  results: ReadonlyMap<string, Result>,
  { arranges }: Environment,
  selected: ReadonlySet<string>,
): Result | undefined {
  for (const id of prerequisites(check)) {
    const before = arranges?.includes(id) ? undefined : results.get(id)
    if (!before || !(isWrong(before.status) || before.status === 'blocked')) continue
    // Without this hint, a reader would search the report for the result of the prerequisite.
    const unreported = selected.has(id)
      ? ''
      : ` The report has no ${id}, because it was not selected.`
    const message = `This check needs ${id}, which is "${before.status}" on this wallet.${unreported}`
    return { ...emptyResult(check, 0), status: 'blocked', blockedBy: id, message }
  }
  return undefined
}

async function runCheck(
  check: Check,
  { environment, timeout, onStart, runScript: run = runScript }: runChecks.Options,
  limits: Omit<runScript.Options, 'timeout'>,
): Promise<Result> {
  onStart?.(check)
  const start = performance.now()
  const startedAt = new Date().toISOString()
  const duration = () => performance.now() - start
  let transcript: Transcript = []
  const onError = (entries: Transcript) => {
    transcript = entries.slice(0, maxEntriesOfError)
  }
  try {
    const scriptRun = await run(check, environment, {
      ...limits,
      timeout: timeout * scale(check),
      onError,
    })
    return { ...grade(check, scriptRun, duration()), startedAt }
  } catch (error) {
    return { ...resultOfError(error, check, transcript, duration()), startedAt }
  }
}

/**
 * Converts an error during a check into a result.
 *
 * @throws the error if it is a UsageError.
 */
function resultOfError(
  error: unknown,
  check: Check,
  transcript: Transcript,
  durationMs: number,
): Result {
  if (error instanceof UsageError) throw error
  if (error instanceof CheckEnded)
    return grade(check, { transcript, ended: error.verdict }, durationMs)
  const empty = { ...emptyResult(check, durationMs), transcript: [...transcript] }
  if (error instanceof ModuleFault)
    return { ...empty, status: 'fail', rootCause: 'module', message: error.message }
  const message = error instanceof Error ? error.message : String(error)
  return { ...empty, status: 'harness-error', message: `The suite itself failed: ${message}` }
}
