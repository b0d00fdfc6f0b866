import { decode } from './jsonEncoding.ts'
import { leftovers, type LeftoverState } from './testLeftovers.ts'
import { formatRuleAsCode } from './formatRuleAsCode.ts'
import { type AddedRule, matchesRequest } from './rules.ts'
import { framesOf, type createPromptWaits } from './waitForPrompt.ts'
import { suggestMethod } from './suggestMethod.ts'
import type { CallEntry } from './transcript.ts'
import type { Do, Entry, Rule } from './types.ts'

/** State of a wallet for an error message: when a test has failed, or a wait has reached its time limit. */
export type FinalState = LeftoverState & {
  /** Ids of the chains that the wallet had at its start. */
  declared: readonly number[]
  /** Calls of `waitForPrompt` that still wait. */
  waits: Pick<ReturnType<typeof createPromptWaits>, 'hasRule' | 'list'>
}

// Stored outside of the wallet, so that the type that tests see has only what tests use.
const readers = new WeakMap<object, () => FinalState>()

/** Sets the function that reads the state of a wallet for the report of a failed test. */
export const setFinalState = (wallet: object, read: () => FinalState): void =>
  void readers.set(wallet, read)

/**
 * Creates the error that a failed test reports in addition to its own: what the test left over in its wallets, and the
 * last requests of the app. Returns undefined if there are no wallets.
 */
export function failureReport(wallets: readonly object[]): Error | undefined {
  const states = wallets.flatMap((wallet) => readers.get(wallet)?.() ?? [])
  if (states.length === 0) return undefined
  const error = new Error(['Wallets of the failed test:', ...states.flatMap(linesOf)].join('\n  '))
  const [wait] = states.flatMap(({ waits }) => waits.list())
  // Without a waiting call there is no line in the test to show, only lines of the harness.
  error.stack = [`${error.name}: ${error.message}`, ...(wait ? framesOf(wait) : [])].join('\n')
  return error
}

/** Returns the message of a call of `waitForPrompt` that reached its time limit in ms. */
export const describeMissingPrompt = (method: string, limit: number, state: FinalState): string =>
  `${state.wallet}: wallet.waitForPrompt('${method}') waited ${limit} ms: no prompt for it came. ${adviceFor(method, state)} ${lastCalls(state)}`

function linesOf(state: FinalState): string[] {
  const { wallet, entries, waits } = state
  const rules = state.rules.list().filter(({ id }) => !waits.hasRule(id))
  return [
    ...waits.list().map((wait) => `${wait.message} ${adviceFor(wait.method, state)}`),
    ...hangingCalls(wallet, rules, entries),
    ...undeclaredChains(state),
    ...leftovers(state, rules),
    ...rules
      .filter(({ times, used }) => times === undefined && used === 0)
      .map((rule) =>
        `${wallet}: the rule ${formatRuleAsCode(rule)} was never used. ${suggestMethod(rule.method, entries)}`.trimEnd(),
      ),
    lastCalls(state),
  ]
}

/** Returns advice on how to get a prompt of this method. */
function adviceFor(method: string, { entries, rules }: FinalState): string {
  const isPrompted = entries.some(
    (entry) => entry.kind === 'prompt' && entry.prompt.method === method,
  )
  const open = new Set(openCalls(entries))
  const answered = callsOf(entries).some((call) => call.method === method && !open.has(call))
  const byTest = entries.some((entry) => entry.kind === 'act' && userAnswers.has(entry.act.type))
  // Includes the rules that `waitForPrompt` added.
  const isHeld = rules
    .list()
    .some((rule) => rule.method === method && rule.used > 0 && hasAnswer(rule, 'prompt'))
  if (answered && !isPrompted && isHeld)
    return 'This wallet answers the method without a prompt, also with a rule that ends with .prompt().'
  return answered && !byTest
    ? `The wallet answered the request without a prompt for the test. Before the request, write wallet.when('${method}').prompt(), or create the wallet with approval: 'prompt'.`
    : `${suggestMethod(method, entries)}Make the app ask.`
}

const userAnswers: ReadonlySet<string> = new Set(['approve', 'reject', 'dismiss'])

const hasAnswer = ({ do: steps }: Rule, type: Do['type']): boolean =>
  [steps].flat().some((step) => step.type === type)

/** Returns a line for each request that a rule with `hang()` keeps without an answer. */
function hangingCalls(
  wallet: string,
  rules: readonly AddedRule[],
  entries: readonly Entry[],
): string[] {
  return openCalls(entries).flatMap((call) => {
    const rule = rules.find(
      (one) =>
        one.used > 0 &&
        hasAnswer(one, 'hang') &&
        matchesRequest(one, { ...call, params: decode(call.params) }),
    )
    return rule
      ? [`${wallet}: "${call.method}" never gets an answer: ${formatRuleAsCode(rule)}.`]
      : []
  })
}

/** Returns a line for each undeclared chain to which the app failed to switch. */
function undeclaredChains({ wallet, declared, entries }: FinalState): string[] {
  const failed = new Set(entries.flatMap((entry) => (entry.kind === 'error' ? [entry.id] : [])))
  const chains = callsOf(entries)
    .filter(({ id, method }) => method === 'wallet_switchEthereumChain' && failed.has(id))
    .map(({ params }) => chainIdOfSwitch(decode(params)))
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

function openCalls(entries: readonly Entry[]): CallEntry[] {
  const answered = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'result' || entry.kind === 'error' ? [entry.id] : [],
    ),
  )
  return callsOf(entries).filter(({ id }) => !answered.has(id))
}

const callsOf = (entries: readonly Entry[]) => entries.filter((entry) => entry.kind === 'call')

/** Number of requests in a report. */
const maxCalls = 5

/** Returns a line with the newest requests of the app and their answers. */
function lastCalls({ wallet, entries }: FinalState): string {
  const calls = callsOf(entries)
  if (calls.length === 0) return `${wallet}: the app sent no request.`
  const answers = calls
    .slice(-maxCalls)
    .map((call) => `${call.method} → ${answerTo(call, entries)}`)
  const which =
    calls.length > maxCalls ? `the last ${maxCalls} of ${calls.length} requests` : 'the requests'
  return `${wallet}: ${which}: ${answers.join('; ')}`
}

function answerTo({ id }: CallEntry, entries: readonly Entry[]): string {
  const answer = entries.find(
    (entry) => (entry.kind === 'result' || entry.kind === 'error') && entry.id === id,
  )
  if (answer?.kind === 'result') return short(decode(answer.value))
  if (answer?.kind !== 'error') return 'no answer'
  const { code, message } = Object(decode(answer.error)) as { code?: unknown; message?: unknown }
  return `error ${[code, message].filter((part) => part !== undefined).join(' ')}`.trim()
}

function short(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}n` : part,
  )
  return text === undefined || text.length <= 80 ? `${text}` : `${text.slice(0, 79)}…`
}
