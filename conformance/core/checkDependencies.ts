import { type Check, callsOf } from './defineCheck.ts'
import { groupLetter } from './profiles.ts'

/** Checks that block each check with calls: the provider has `request`, and `request` returns a promise. */
export const basicChecks = ['1193.api.request', '1193.request.returnsPromise'] as const

/**
 * Check that the wallet sends `chainChanged`. A fence, which is a wait for pending events, ends with this event. If a
 * wallet fails the check, its fences consist of three requests instead.
 */
export const fenceCheck = '1193.events.chainChanged.emitted'

/**
 * Returns the ids of the checks that block this check if they are wrong or blocked: the basic checks if its script
 * makes calls, and the checks that its `need` steps name.
 */
export function prerequisites(check: Check): string[] {
  const makesCalls = check.script.some((step) => callsOf(step).length > 0)
  const needs = check.script.flatMap((step) => (step.do === 'need' ? [step.blockedBy] : []))
  return [...new Set([...(makesCalls ? basicChecks : []), ...needs])].filter(
    (id) => id !== check.id,
  )
}

/**
 * Returns the ids of the checks to run before this one: its prerequisites and, if its script has a fence,
 * `fenceCheck`.
 */
export function dependencies(check: Check): string[] {
  const hasFence = check.script.some((step) => step.do === 'fence') && check.id !== fenceCheck
  return [...prerequisites(check), ...(hasFence ? [fenceCheck] : [])]
}

/**
 * Sorts checks so that each comes after its dependencies, and otherwise keeps their order. Adds dependencies
 * that are missing in `wanted`.
 */
export function sortByDependencies(
  wanted: readonly Check[],
  all: ReadonlyMap<string, Check>,
): Check[] {
  const ordered = new Set<Check>()
  const visiting = new Set<string>()
  const visit = (check: Check) => {
    if (ordered.has(check) || visiting.has(check.id)) return
    visiting.add(check.id)
    for (const id of dependencies(check)) {
      const before = all.get(id)
      if (before) visit(before)
    }
    ordered.add(check)
  }
  wanted.forEach(visit)
  return [...ordered]
}

/**
 * Returns a function that lists, for a check, the ids of the checks that must finish before it starts: its
 * dependencies and, if it uses the node's chain, the previous check in `order` that does. Two such checks must not
 * run at the same time.
 */
export function waitListOf(order: readonly Check[]): (check: Check) => string[] {
  const onChain = order.filter(usesChain)
  const previous = new Map(onChain.map((check, i) => [check.id, onChain[i - 1]?.id ?? check.id]))
  return (check) => [...dependencies(check), previous.get(check.id) ?? check.id]
}

const usesChain = (check: Check): boolean =>
  'KLM'.includes(groupLetter(check)) || check.script.some((step) => step.do === 'node')
