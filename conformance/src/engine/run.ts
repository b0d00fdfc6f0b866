import type { Check } from './check.ts'
import type { Environment } from './driver.ts'
import { Ended } from './Ended.ts'
import { blank, grade } from './grade.ts'
import { ModuleFault } from './ModuleFault.ts'
import { play } from './play.ts'
import { inOrder, prerequisites, sentinel, wishes } from './prerequisites.ts'
import { isWrong, type Result } from './result.ts'
import { groupLetter } from './profiles.ts'
import { withRootCauses } from './rootCause.ts'
import { runConcurrently } from './runConcurrently.ts'
import { shuffle } from './shuffle.ts'
import { callsOf } from './step.ts'
import { UsageError } from './UsageError.ts'

export declare namespace run {
  type Options = {
    /** What to report on. */
    checks: readonly Check[]
    /** All there are: what the wanted ones stand on is played too, unreported. */
    all: ReadonlyMap<string, Check>
    environment: Environment
    /** Order of play. */
    seed: number
    /** ms for one whole check; a very long script has more. */
    timeout: number
    /** Results of an earlier sitting: these checks are not played again. */
    known?: readonly Result[]
    /** How a script is played. Default `play`. */
    playScript?: typeof play
    /** Brings the shuffled checks into an order of its own; what a check depends on still comes first. */
    sort?: (checks: readonly Check[]) => Check[]
    /** Called before a check is played. */
    onStart?: (check: Check) => void
    onResult?: (result: Result) => void
  }
}

/**
 * Plays checks, each on a fresh wallet, in an order shuffled by the seed, and grades them. Results come
 * in the catalogue's order.
 *
 * @throws UsageError where the first wallet cannot be made at all.
 * @example
 * const results = await run({ checks, all, environment, seed: 1, timeout: 10_000 })
 */
export async function run(options: run.Options): Promise<Result[]> {
  const { checks, all, seed, onResult } = options
  const wanted = new Set(checks.map(({ id }) => id))
  const known = new Map(options.known?.map((result) => [result.id, result]))
  const { playScript = play } = options
  const silent = new Set<string>()
  const playOne: typeof play = (check, environment, limits) =>
    playScript(check, environment, { ...limits, silent })
  const shuffled = shuffle(checks, seed)
  const order = inOrder(options.sort?.(shuffled) ?? shuffled, all)
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

/** What a check waits for: what it wishes to know, and those before it that use the one chain there is. */
function createTurns(order: readonly Check[]): (check: Check) => string[] {
  const onChain = order.filter(usesChain)
  const before = new Map(onChain.map((check, i) => [check.id, onChain[i - 1]?.id ?? check.id]))
  return (check) => [...wishes(check), before.get(check.id) ?? check.id]
}

const usesChain = (check: Check): boolean =>
  'KLM'.includes(groupLetter(check)) || check.script.some((step) => step.do === 'node')

/** The limit is for a script of usual length; the fuzzer's has two thousand steps. */
const scale = ({ script }: Check): number => Math.max(1, Math.ceil(lengthOf(script) / 250))

/** A call of a series is four steps. */
const lengthOf = (script: Check['script']): number =>
  script.reduce((sum, step) => {
    if (step.do === 'series') return sum + 4 * step.calls.length
    return sum + Math.max(1, callsOf(step).length)
  }, 0)

/** A module that broke its process so often breaks it every time. */
const tooMany = 8

const givenUp = (check: Check): Result => ({
  ...blank(check, 0),
  status: 'blocked',
  blockedBy: 'module',
  rootCause: 'module',
  message: `The module broke its process ${tooMany} times: it was not tried again.`,
})

/** A check whose prerequisite is known to be unmet is not played: it could only waste time or mislead. */
function blockedBefore(
  check: Check,
  known: ReadonlyMap<string, Result>,
  { arranges }: Environment,
): Result | undefined {
  for (const id of prerequisites(check)) {
    const before = arranges?.includes(id) ? undefined : known.get(id)
    if (!before || !(isWrong(before.status) || before.status === 'blocked')) continue
    const message = `This check stands on ${id}, which is "${before.status}" on this wallet.`
    return { ...blank(check, 0), status: 'blocked', blockedBy: id, message }
  }
  return undefined
}

async function runOne(
  check: Check,
  options: run.Options,
  known: ReadonlyMap<string, Result>,
  playOne: typeof play,
): Promise<Result> {
  const { environment, timeout } = options
  options.onStart?.(check)
  const start = performance.now()
  const spent = () => performance.now() - start
  try {
    const fenceWorks = !isWrong(known.get(sentinel)?.status ?? 'pass')
    const limit = timeout * scale(check)
    const played = await playOne(check, environment, { timeout: limit, sentinel: fenceWorks })
    return grade(check, played, spent())
  } catch (error) {
    if (error instanceof ModuleFault) {
      return {
        ...blank(check, spent()),
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
      ...blank(check, spent()),
      status: 'harness-error',
      message: `The suite itself failed: ${message}`,
    }
  }
}
