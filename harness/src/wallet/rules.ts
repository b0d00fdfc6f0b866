import { createCallbackList } from './createCallbackList.ts'
import type { Do, Json, Rule } from './types.ts'

/** Request that a rule may match. */
type RuleRequest = { method: string; params: unknown; origin: string }

/** Condition of a rule as a function. It works only in the process of the wallet. */
export type Predicate = (request: RuleRequest) => boolean | Promise<boolean>

/** Rule of a wallet. `used` is the number of requests that used it, `matches` the predicate of a rule from code. */
export type AddedRule = Rule & { id: string; used: number; matches?: Predicate | undefined }

/** Rule without an answer yet, `wallet.when(…)` without `.approve()` or another end. It has no effect on requests. */
export type UnfinishedRule = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

export type AppliedRule = { rule: AddedRule; act: Exclude<Do, { type: 'pass' }> }

/** Rules of a wallet. If several rules with uses left match a request, the one added last applies. */
export type Rules = ReturnType<typeof createRules>

/** Creates the list of rules of a wallet. `remembers`: whether `everAdded` keeps removed rules too. */
export const createRules = (wallet: string, remembers = false) => {
  let armed: AddedRule[] = []
  let ever: AddedRule[] = []
  let count = 0
  const listeners = createCallbackList<[id: string, used: number]>()
  const isLive = ({ used, times = Infinity }: AddedRule) => used < times

  const freeId = (): string => {
    const id = `rule-${++count}`
    return armed.some((rule) => rule.id === id) ? freeId() : id
  }

  return {
    use: (rule: Rule & { matches?: Predicate | undefined }): string => {
      const id = rule.id ?? freeId()
      if (armed.some((one) => one.id === id)) return id
      const added = { ...rule, id, used: 0 }
      // Removes old rules without uses left, so that the list does not grow for hours. Keeps the latest 100,
      // because another tab may still report that it used one of them.
      armed = [added, ...armed].filter((one, age) => age < 100 || isLive(one))
      if (remembers) ever = [added, ...ever]
      return id
    },
    remove: (id: string) => {
      armed = armed.filter((rule) => rule.id !== id)
    },
    reset: () => {
      armed = []
    },
    list: (): AddedRule[] => armed.map((rule) => ({ ...rule })),
    /** Returns all rules that were ever added, latest first, or an empty list without `remembers`. */
    everAdded: (): readonly AddedRule[] => ever,
    /** Records that a rule was used in another tab. */
    spend: (id: string, used: number) => {
      const rule = armed.find((one) => one.id === id)
      if (rule) rule.used = Math.max(rule.used, used)
    },
    take: async (request: RuleRequest): Promise<AppliedRule | undefined> => {
      for (const rule of [...armed]) {
        if (rule.wallet !== undefined && rule.wallet !== wallet) continue
        if (!isLive(rule) || !matchesRequest(rule, request)) continue
        // Checks the rule again after the asynchronous predicate: another request may have used it up.
        if (
          rule.matches &&
          (!(await rule.matches(request)) || !isLive(rule) || !armed.includes(rule))
        )
          continue
        const acts = [rule.do].flat()
        const act = acts[Math.min(rule.used, acts.length - 1)]
        rule.used += 1
        listeners.notify(rule.id, rule.used)
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
