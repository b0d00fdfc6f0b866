import type { Check } from './check.ts'
import { callsOf } from './step.ts'

/** Without these a provider can be asked nothing. */
export const gates = ['1193.api.request', '1193.request.returnsPromise'] as const

/** What closes a fence; a wallet that fails it gets fences of round trips. */
export const sentinel = '1193.events.chainChanged.emitted'

/**
 * The checks that must have passed before this one can say anything: the gates, and those that its
 * script names as needs.
 */
export function prerequisites(check: Check): string[] {
  const calls = check.script.some((step) => callsOf(step).length > 0)
  const needs = check.script.flatMap((step) => (step.do === 'need' ? [step.by] : []))
  return [...new Set([...(calls ? gates : []), ...needs])].filter((id) => id !== check.id)
}

/** What should be known before this one is played: its prerequisites, and whether fences work. */
export function wishes(check: Check): string[] {
  const fenced = check.script.some((step) => step.do === 'fence') && check.id !== sentinel
  return [...prerequisites(check), ...(fenced ? [sentinel] : [])]
}

/**
 * Keeps the order, but puts before each check what it wishes to know. Those that were not asked for
 * come with it.
 */
export function inOrder(wanted: readonly Check[], all: ReadonlyMap<string, Check>): Check[] {
  const ordered = new Set<Check>()
  const visiting = new Set<string>()
  const visit = (check: Check) => {
    if (ordered.has(check) || visiting.has(check.id)) return
    visiting.add(check.id)
    for (const id of wishes(check)) {
      const before = all.get(id)
      if (before) visit(before)
    }
    ordered.add(check)
  }
  wanted.forEach(visit)
  return [...ordered]
}
