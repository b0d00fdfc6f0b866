import type { Check } from './defineCheck.ts'
import type { Environment } from './driver.ts'
import { Ended } from './Ended.ts'
import { grade } from './grade.ts'
import { ModuleFault } from './ModuleFault.ts'
import { runScript } from './runScript.ts'
import { sortByDependencies, prerequisites, fenceCheck, dependencies } from './prerequisites.ts'
import { isWrong, type Result, emptyResult } from './result.ts'
import { groupLetter } from './profiles.ts'
import { withRootCauses } from './rootCause.ts'
import { runConcurrently } from './runConcurrently.ts'
import { shuffle } from './shuffle.ts'
import { callsOf } from './step.ts'
import { UsageError } from './UsageError.ts'

export declare namespace runChecks {
  type Options = {
    /** Checks to report on. */
    checks: readonly Check[]
    /** All checks. The prerequisites of `checks` are run too, but not reported. */
    all: ReadonlyMap<string, Check>
    environment: Environment
    /** Seed of the order. */
    seed: number
    /** Time limit of one check, in ms. A very long script gets more. */
    timeout: number
    /** Results of an earlier session. These checks are not run again. */
    known?: readonly Result[]
    /** Runs a script. Default: `play`. */
    playScript?: typeof runScript
    /** Reorders the shuffled checks. Dependencies still come first. */
    sort?: (checks: readonly Check[]) => Check[]
    /** Called before a check runs. */
    onStart?: (check: Check) => void
    onResult?: (result: Result) => void
  }
}

/**
 * Runs checks, each on a new wallet, in an order shuffled by the seed. Returns the results in the order of
 * the catalogue.
 *
 * @throws UsageError if the first wallet cannot be created.
 * @example
 * const results = await run({ checks, all, environment, seed: 1, timeout: 10_000 })
 */
export async function runChecks(options: runChecks.Options): Promise<Result[]> {
  const { checks, all, seed, onResult } = options
  const wanted = new Set(checks.map(({ id }) => id))
  const known = new Map(options.known?.map((result) => [result.id, result]))
  const { playScript = runScript } = options
  const silent = new Set<string>()
  const playOne: typeof runScript = (check, environment, limits) =>
    playScript(check, environment, { ...limits, silent })
  const shuffled = shuffle(checks, seed)
  const order = sortByDependencies(options.sort?.(shuffled) ?? shuffled, all)
  let faults = 0
  const work = async (check: Check) => {
    if (known.has(check.id)) return
    const result =
      blockedBefore(check, known, options.environment) ??
      (faults < tooMany ? await runOne(check, options, known, playOne) : givenUp(check))
    if (result.rootCause === 'module' && result.status === 'fail') faults += 1
    known.set(check.id, result)
    if (wanted.has(check.id)) onResult?.(result)
  }
  const { concurrency = 1 } = options.environment
  await runConcurrently(order, { concurrency, waitsFor: createTurns(order) }, work)
  const caused = withRootCauses([...known.values()], all)
  const byId = new Map(caused.map((result) => [result.id, result]))
  return checks.map(({ id }) => byId.get(id)!)
}

/**
 * Returns the checks that a check waits for: its dependencies, and the previous check that uses the node's
 * chain.
 */
function createTurns(order: readonly Check[]): (check: Check) => string[] {
  const onChain = order.filter(usesChain)
  const before = new Map(onChain.map((check, i) => [check.id, onChain[i - 1]?.id ?? check.id]))
  return (check) => [...dependencies(check), before.get(check.id) ?? check.id]
}

const usesChain = (check: Check): boolean =>
  'KLM'.includes(groupLetter(check)) || check.script.some((step) => step.do === 'node')

/**
 * Returns the factor of the time limit. The limit is for a usual script; the fuzzer's has two thousand steps.
 */
const scale = ({ script }: Check): number => Math.max(1, Math.ceil(lengthOf(script) / 250))

/** Counts a call of a series as four steps. */
const lengthOf = (script: Check['script']): number =>
  script.reduce((sum, step) => {
    if (step.do === 'series') return sum + 4 * step.calls.length
    return sum + Math.max(1, callsOf(step).length)
  }, 0)

/** Number of broken processes after which a module is not tried again. */
const tooMany = 8

const givenUp = (check: Check): Result => ({
  ...emptyResult(check, 0),
  status: 'blocked',
  blockedBy: 'module',
  rootCause: 'module',
  message: `The module broke its process ${tooMany} times: it was not tried again.`,
})

/** Returns a blocked result if a prerequisite has failed. Running the check would waste time or mislead. */
function blockedBefore(
  check: Check,
  known: ReadonlyMap<string, Result>,
  { arranges }: Environment,
): Result | undefined {
  for (const id of prerequisites(check)) {
    const before = arranges?.includes(id) ? undefined : known.get(id)
    if (!before || !(isWrong(before.status) || before.status === 'blocked')) continue
    const message = `This check stands on ${id}, which is "${before.status}" on this wallet.`
    return { ...emptyResult(check, 0), status: 'blocked', blockedBy: id, message }
  }
  return undefined
}

async function runOne(
  check: Check,
  options: runChecks.Options,
  known: ReadonlyMap<string, Result>,
  playOne: typeof runScript,
): Promise<Result> {
  const { environment, timeout } = options
  options.onStart?.(check)
  const start = performance.now()
  const spent = () => performance.now() - start
  try {
    const fenceWorks = !isWrong(known.get(fenceCheck)?.status ?? 'pass')
    const limit = timeout * scale(check)
    const played = await playOne(check, environment, { timeout: limit, sentinel: fenceWorks })
    return grade(check, played, spent())
  } catch (error) {
    if (error instanceof ModuleFault) {
      return {
        ...emptyResult(check, spent()),
        status: 'fail',
        rootCause: 'module',
        message: error.message,
      }
    }
    if (error instanceof Ended)
      return grade(check, { transcript: [], ended: error.verdict }, spent())
    if (error instanceof UsageError) throw error
    const message = error instanceof Error ? error.message : String(error)
    return {
      ...emptyResult(check, spent()),
      status: 'harness-error',
      message: `The suite itself failed: ${message}`,
    }
  }
}
