import { type CallRecord, callRecords } from './callRecords.ts'
import { leftovers, type LeftoverState } from './testLeftovers.ts'
import { formatRuleAsCode } from './formatRuleAsCode.ts'
import { type AddedRule, matchesRequest } from './rules.ts'
import { framesOf, type createPromptWaits } from './waitForPrompt.ts'
import { suggestMethod } from './suggestMethod.ts'
import type { Do, Rule } from './types.ts'

/** State of a wallet for an error message: when a test has failed, or a wait has reached its time limit. */
export type FinalState = LeftoverState & {
  /** Ids of the chains that the wallet had at its start. */
  declared: readonly number[]
  waits: Pick<ReturnType<typeof createPromptWaits>, 'hasRule' | 'list'>
}

// Stored outside of the wallet, so that the type that tests see has only what tests use.
const readers = new WeakMap<object, () => FinalState>()

export const setFinalState = (wallet: object, read: () => FinalState): void =>
  void readers.set(wallet, read)

/** Creates the error that a failed test reports in addition: leftovers and last requests of its wallets, if any. */
export function createFailureReport(wallets: readonly object[]): Error | undefined {
  const states = wallets.flatMap((wallet) => readers.get(wallet)?.() ?? [])
  if (states.length === 0) return undefined
  const error = new Error(['Wallets of the failed test:', ...states.flatMap(linesOf)].join('\n  '))
  const [wait] = states.flatMap(({ waits }) => waits.list())
  // Without a waiting call there is no line in the test to show, only lines of the harness.
  error.stack = [`${error.name}: ${error.message}`, ...(wait ? framesOf(wait) : [])].join('\n')
  return error
}

/** Returns the message of a call of `waitForPrompt` that reached its time limit in ms. */
export const describeMissingPrompt = (method: string, limit: number, state: FinalState): string => {
  const calls = callRecords(state.entries)
  return `${state.wallet}: wallet.waitForPrompt('${method}') waited ${limit} ms: no prompt for it came. ${adviceFor(method, calls, state)} ${lastCalls(calls, state)}`
}

function linesOf(state: FinalState): string[] {
  const { wallet, entries, waits } = state
  const calls = callRecords(entries)
  const rules = state.rules.list().filter(({ id }) => !waits.hasRule(id))
  return [
    ...waits.list().map((wait) => `${wait.message} ${adviceFor(wait.method, calls, state)}`),
    ...hangingCalls(calls, rules).map((line) => `${wallet}: ${line}`),
    ...undeclaredChains(calls, state),
    ...leftovers(state, rules),
    ...rules
      .filter(({ times, used }) => times === undefined && used === 0)
      .map((rule) =>
        `${wallet}: the rule ${formatRuleAsCode(rule)} was never used. ${suggestMethod(rule.method, entries)}`.trimEnd(),
      ),
    lastCalls(calls, state),
  ]
}

function adviceFor(
  method: string,
  calls: readonly CallRecord[],
  { entries, rules }: FinalState,
): string {
  const isPrompted = entries.some(
    (entry) => entry.kind === 'prompt' && entry.prompt.method === method,
  )
  const answered = calls.some((call) => call.method === method && !isOpen(call))
  const byTest = entries.some((entry) => entry.kind === 'act' && userAnswers.has(entry.act.type))
  // Includes the rules that `waitForPrompt` added.
  const isHeld = rules
    .list()
    .some((rule) => rule.method === method && rule.used > 0 && hasStep(rule, 'prompt'))
  if (answered && !isPrompted && isHeld)
    return 'This wallet answers the method without a prompt, also with a rule that ends with .prompt().'
  return answered && !byTest
    ? `The wallet answered the request without a prompt for the test. Before the request, write wallet.when('${method}').prompt(), or create the wallet with approval: 'prompt'.`
    : `${suggestMethod(method, entries)}Make the app ask.`
}

const userAnswers: ReadonlySet<string> = new Set(['approve', 'reject', 'dismiss'])

const isOpen = (call: CallRecord): boolean => !('result' in call) && !('error' in call)

const hasStep = ({ do: steps }: Rule, type: Do['type']): boolean =>
  [steps].flat().some((step) => step.type === type)

/** Returns a line for each request that a rule with `hang()` keeps without an answer. */
const hangingCalls = (calls: readonly CallRecord[], rules: readonly AddedRule[]): string[] =>
  calls.filter(isOpen).flatMap((call) => {
    const rule = rules.find(
      (one) => one.used > 0 && hasStep(one, 'hang') && matchesRequest(one, call),
    )
    return rule ? [`"${call.method}" never gets an answer: ${formatRuleAsCode(rule)}.`] : []
  })

/** Returns a line for each undeclared chain to which the app failed to switch. */
function undeclaredChains(
  calls: readonly CallRecord[],
  { wallet, declared }: FinalState,
): string[] {
  const chains = calls
    .filter((call) => call.method === 'wallet_switchEthereumChain' && 'error' in call)
    .map(({ params }) => chainIdOfSwitch(params))
    .filter((chainId) => chainId > 0 && !declared.includes(chainId))
  return [...new Set(chains)].map((chainId) => {
    const all = [...declared, chainId].toSorted((a, b) => a - b).map((one) => `${one}: {}`)
    return `${wallet}: the app asked for chain ${chainId}, which the test did not declare. Declare it: chains: { ${all.join(', ')} }. It is an option of createWallet and of the fixtures.`
  })
}

/** Returns the chain id of a switch (EIP-3326). NaN if the request has none. */
const chainIdOfSwitch = (params: unknown): number => {
  const [target] = Array.isArray(params) ? (params as { chainId?: unknown }[]) : []
  return Number(target?.chainId)
}

const maxCalls = 5

function lastCalls(calls: readonly CallRecord[], { wallet }: FinalState): string {
  if (calls.length === 0) return `${wallet}: the app sent no request.`
  const answers = calls.slice(-maxCalls).map((call) => `${call.method} → ${answerTo(call)}`)
  const which =
    calls.length > maxCalls ? `the last ${maxCalls} of ${calls.length} requests` : 'the requests'
  return `${wallet}: ${which}: ${answers.join('; ')}`
}

function answerTo(call: CallRecord): string {
  if ('result' in call) return short(call.result)
  if (!('error' in call)) return 'no answer'
  const { code, message } = Object(call.error) as { code?: unknown; message?: unknown }
  return `error ${[code, message].filter((part) => part !== undefined).join(' ')}`.trim()
}

function short(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}n` : part,
  )
  return text === undefined || text.length <= 80 ? `${text}` : `${text.slice(0, 79)}…`
}
