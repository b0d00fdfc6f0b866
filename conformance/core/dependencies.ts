import { type Check, callsOf } from './defineCheck.ts'
import { groupLetter } from './profiles.ts'

/** Checks without which no request to a provider makes sense. */
export const basicChecks = ['1193.api.request', '1193.request.returnsPromise'] as const

/** Check of the event that closes a fence. If a wallet fails it, its fences are round trips. */
export const fenceCheck = '1193.events.chainChanged.emitted'

/** Returns the checks that must pass before this one can: the basic checks, and the needs of its script. */
export function prerequisites(check: Check): string[] {
  const makesCalls = check.script.some((step) => callsOf(step).length > 0)
  const needs = check.script.flatMap((step) => (step.do === 'need' ? [step.by] : []))
  return [...new Set([...(makesCalls ? basicChecks : []), ...needs])].filter(
    (id) => id !== check.id,
  )
}

/** Returns the checks to run before this one: its prerequisites, and the sentinel if the script has a fence. */
export function dependencies(check: Check): string[] {
  const hasFence = check.script.some((step) => step.do === 'fence') && check.id !== fenceCheck
  return [...prerequisites(check), ...(hasFence ? [fenceCheck] : [])]
}

/**
 * Moves dependencies before their dependents and otherwise keeps the order. Adds dependencies that are
 * missing.
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
 * Returns the checks that a check waits for: its dependencies, and the previous check that uses the node's
 * chain.
 */
export function waitListOf(order: readonly Check[]): (check: Check) => string[] {
  const onChain = order.filter(usesChain)
  const previous = new Map(onChain.map((check, i) => [check.id, onChain[i - 1]?.id ?? check.id]))
  return (check) => [...dependencies(check), previous.get(check.id) ?? check.id]
}

const usesChain = (check: Check): boolean =>
  'KLM'.includes(groupLetter(check)) || check.script.some((step) => step.do === 'node')
