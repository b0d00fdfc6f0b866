import { createCallbackList } from './createCallbackList.ts'
import type { Do, Json, Rule } from './types.ts'

/** Request that a rule may match. */
type RuleRequest = { method: string; params: unknown; origin: string }

/** Condition of a rule as a function. It works only in the process of the wallet. */
export type Predicate = (request: RuleRequest) => boolean | Promise<boolean>

/** Rule as a wallet keeps it. `matches` is the predicate of a rule that was added by code. */
export type StoredRule = Rule & { id: string; matches?: Predicate | undefined }

/** Rule without an answer yet, `wallet.when(…)` without `.approve()` or another end. It has no effect on requests. */
export type UnfinishedRule = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

/** Rule of a wallet. `used` is the number of requests that used it. */
export type AddedRule = StoredRule & { used: number }

/** Rules of a wallet. If several rules with uses left match a request, the one added last applies. */
export type Rules = {
  use(rule: Rule & { matches?: Predicate | undefined }): string
  remove(id: string): void
  reset(): void
  list(): AddedRule[]
  /** Returns all rules that were ever added, latest first, or an empty list without `remembers`. */
  everAdded(): readonly StoredRule[]
  /** Records that a rule was used in another tab. */
  spend(id: string, used: number): void
  /** Finds the rule of a request and counts the use. */
  take(request: RuleRequest): Promise<AppliedRule | undefined>
  watch(listener: (id: string, used: number) => void): () => void
}

export type AppliedRule = { rule: StoredRule; act: Exclude<Do, { type: 'pass' }> }

/**
 * Creates the list of rules of a wallet.
 *
 * @param remembers whether to keep removed rules too, for `everAdded`
 */
export const createRules = (wallet: string, remembers = false): Rules => {
  let armed: { rule: StoredRule; used: number }[] = []
  let ever: StoredRule[] = []
  let count = 0
  const listeners = createCallbackList<[id: string, used: number]>()
  const live = ({ rule, used }: { rule: Rule; used: number }) => used < (rule.times ?? Infinity)

  const freeId = (): string => {
    const id = `rule-${++count}`
    return armed.some(({ rule }) => rule.id === id) ? freeId() : id
  }

  return {
    use: (rule) => {
      const id = rule.id ?? freeId()
      if (armed.some((entry) => entry.rule.id === id)) return id
      const entry = { rule: { ...rule, id }, used: 0 }
      // Removes old rules without uses left, so that the list does not grow for hours. Keeps the latest 100,
      // because another tab may still report that it used one of them.
      armed = [entry, ...armed].filter((one, age) => age < 100 || live(one))
      if (remembers) ever = [entry.rule, ...ever]
      return id
    },
    remove: (id) => {
      armed = armed.filter(({ rule }) => rule.id !== id)
    },
    reset: () => {
      armed = []
    },
    list: () => armed.map(({ rule, used }) => ({ ...rule, used })),
    everAdded: () => ever,
    spend: (id, used) => {
      const entry = armed.find(({ rule }) => rule.id === id)
      if (entry) entry.used = Math.max(entry.used, used)
    },
    take: async (request) => {
      for (const entry of [...armed]) {
        const { rule } = entry
        if (rule.wallet !== undefined && rule.wallet !== wallet) continue
        if (!live(entry) || !matchesRequest(rule, request)) continue
        // Checks the rule again after the asynchronous predicate: another request may have used it up.
        if (
          rule.matches &&
          (!(await rule.matches(request)) || !live(entry) || !armed.includes(entry))
        )
          continue
        const acts = Array.isArray(rule.do) ? rule.do : [rule.do]
        const act = acts[Math.min(entry.used, acts.length - 1)]
        entry.used += 1
        listeners.notify(rule.id, entry.used)
        if (act && act.type !== 'pass') return { rule, act }
      }
      return undefined
    },
    watch: listeners.add,
  }
}

/** Whether the method, the params and the origin of a request match a rule. Ignores the function of the rule. */
export function matchesRequest(rule: Rule, request: RuleRequest): boolean {
  if (rule.method !== '*' && rule.method !== request.method) return false
  if (rule.when?.origin !== undefined && rule.when.origin !== request.origin) return false
  return rule.when?.params === undefined || contains(request.params, rule.when.params)
}

/** Whether a value contains every part of `wanted`, at any depth. Hex is compared case-insensitively. */
export function contains(actual: unknown, wanted: Json): boolean {
  if (typeof wanted === 'string' && typeof actual === 'string' && wanted.startsWith('0x'))
    return actual.toLowerCase() === wanted.toLowerCase()
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted
  if (typeof actual !== 'object' || actual === null) return false
  if (Array.isArray(wanted))
    return Array.isArray(actual) && wanted.every((item, index) => contains(actual[index], item))
  return Object.entries(wanted).every(([key, item]) =>
    contains((actual as Record<string, unknown>)[key], item),
  )
}
