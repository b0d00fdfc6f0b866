import type { SerializedError, SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { blocked, type Judge, notApplicable, type Verdict } from '../core/defineCheck.ts'
import {
  announcements,
  events,
  inspection,
  outcome,
  openPrompts,
  refusedInForm,
  resultOf,
  type TranscriptEvent,
  walletUnderTest,
} from './readTranscript.ts'
import { formatValue } from './formatValue.ts'

export { blocked, notApplicable }

type Test = (value: SerializedValue, transcript: Transcript) => boolean

/** Passes if the call resolves with a value that passes the test. */
export const result =
  (
    id: string,
    test: Test = () => true,
    wanted: string | ((transcript: Transcript) => string) = 'a result',
  ): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    const text = typeof wanted === 'string' ? wanted : wanted(transcript)
    if (response.kind === 'error') return wrongError(id, response.error, text)
    const { value } = response
    return test(value, transcript) ? pass(value) : wrongResult(id, value, text)
  }

/** Passes if the call settles. A call that never settles is a violation here, not a timeout. */
export const settles =
  (id: string): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind !== 'none') return pass(response.kind)
    return violation(`${id}: never settled.`, 'never settled', 'a result or an error')
  }

/** Passes if the call resolved, or if its error passes the test. Other checks decide whether it must fail. */
export const ifRejected =
  (id: string, test: (error: SerializedError) => boolean, wanted: string): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    if (response.kind === 'result' || test(response.error)) return pass()
    return wrongError(id, response.error, wanted)
  }

const wrongError = (id: string, error: SerializedError, wanted: string): Verdict =>
  violation(`${id}: rejected with ${formatValue(error)}; wanted ${wanted}.`, error, wanted)

const wrongResult = (id: string, value: SerializedValue, wanted: string): Verdict =>
  violation(`${id}: resolved ${formatValue(value)}; wanted ${wanted}.`, value, wanted)

/** Expected rejection. The judge checks only the given fields. */
export type ExpectedRejection = {
  /** Any of these codes passes. */
  code?: readonly number[]
  /** These codes pass with a warning. */
  tolerated?: readonly number[]
  /** These codes fail, because they name a reason that did not occur. */
  not?: readonly number[]
  message?: RegExp
  /** No prompt may have opened: the wallet itself rejects, not the user. */
  silent?: boolean
  /**
   * Verdict if the wallet's form cannot be confirmed. Default: `pass`, or a violation with `silent`. Has no effect
   * with `code`.
   */
  inForm?: 'warn'
}

/** Passes if the call rejects as expected. */
export const rejection =
  (id: string, expected: ExpectedRejection = {}): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    const wanted = describeExpected(expected)
    // In this case the user closed the form, so the code of the error is that of a rejection by the user.
    if (refusedInForm(transcript, id) && response.kind !== 'result' && !expected.code) {
      if (expected.inForm === 'warn')
        return warning(`${id}: refused only in a form; wanted ${wanted}.`, refusal, wanted)
      if (!expected.silent) return pass(refusal)
    }
    if (response.kind === 'none') return unanswered(id)
    if (response.kind === 'result') return wrongResult(id, response.value, wanted)
    const prompts = openPrompts(transcript, id) ?? 0
    return judgeError(id, response.error, expected, prompts)
  }

const refusal = "The wallet's form cannot be confirmed."

function judgeError(
  id: string,
  error: SerializedError,
  expected: ExpectedRejection,
  prompts: number,
): Verdict {
  const { code, message } = error
  const wanted = describeExpected(expected)
  const wrong = (what: string) =>
    violation(`${id}: rejected ${what}; wanted ${wanted}.`, error, wanted)
  if (expected.silent && prompts > 0) return wrong('only after a prompt had opened')
  if (expected.not?.includes(code as number))
    return wrong(`with code ${formatValue(code)}, which means something else`)
  if (expected.tolerated?.includes(code as number)) {
    const message = `${id}: rejected with code ${formatValue(code)}; better ${wanted}.`
    return warning(message, error, wanted)
  }
  if (expected.code && !Number.isInteger(code)) {
    const message = `${id}: rejected without a code; wanted ${wanted}.`
    return violation(message, error, wanted, '1193.error.code.integer')
  }
  if (expected.code && !expected.code.includes(code as number))
    return wrong(`with code ${formatValue(code)}`)
  if (expected.message && !(typeof message === 'string' && expected.message.test(message))) {
    return wrong(`with the message ${formatValue(message)}`)
  }
  return pass(error)
}

function describeExpected({ code, message, silent }: ExpectedRejection): string {
  return [
    `a rejection${code ? ` with code ${code.join(' or ')}` : ''}`,
    ...(message ? [`a message like ${message.source}`] : []),
    ...(silent ? ['no prompt'] : []),
  ].join(', ')
}

type EventOptions = {
  /** Only events of this listener. */
  listener?: string
  /** Id of the check that judges whether the event arrives. Without any event, that check blocks this one. */
  blockedBy?: string
}

/** @param select selects the event that decides, among all events of one name */
const createEventJudge =
  (
    select: (
      received: readonly TranscriptEvent[],
      matches: (event: TranscriptEvent) => boolean,
    ) => TranscriptEvent | undefined,
  ) =>
  (
    name: string,
    test: (event: TranscriptEvent, transcript: Transcript) => boolean = () => true,
    wanted: SerializedValue = 'the event',
    { listener, blockedBy }: EventOptions = {},
  ): Judge =>
  (transcript) => {
    const matches = (event: TranscriptEvent) => test(event, transcript)
    const selected = select(events(transcript, name, listener), matches)
    if (!selected && blockedBy) return blocked(blockedBy, `No ${name} came.`)
    if (!selected) return violation(`No ${name} came; wanted ${formatValue(wanted)}.`, [], wanted)
    if (matches(selected)) return pass(selected.args)
    return violation(
      `${name} came with ${formatValue(selected.args)}; wanted ${formatValue(wanted)}.`,
      selected.args,
      wanted,
    )
  }

/** Passes if the event arrived and its last occurrence passes the test. For checks of the final state. */
export const event = createEventJudge((received) => received.at(-1))

/** Passes if the event arrived and every occurrence passes the test. For checks of an event's form. */
export const everyEvent = createEventJudge(
  (received, matches) => received.find((event) => !matches(event)) ?? received.at(-1),
)

/** Passes if each announcement (EIP-6963) passes the test. */
export const eachAnnouncement =
  (
    test: (announcement: { readonly [key: string]: SerializedValue }) => boolean,
    wanted: string,
  ): Judge =>
  (transcript) => {
    const found = announcements(transcript)
    if (found.length === 0) return blocked('6963.announce.onRequest', 'No announcement came.')
    const wrong = found.find((one) => !test(one))
    return wrong
      ? violation(`The announcement is not right; wanted ${wanted}.`, wrong, wanted)
      : pass(found[0])
  }

/** Passes if the event arrived exactly once. */
export const eventOnce =
  (name: string): Judge =>
  (transcript) => {
    const received = events(transcript, name).map(({ args }) => args)
    return passIf(
      received.length === 1,
      received,
      `${name} came ${received.length} times; wanted 1.`,
      1,
    )
  }

/** Passes if the event did not arrive. The script must have completed its fence, a wait for all pending events. */
export const noEvent =
  (name: string, listener?: string): Judge =>
  (transcript) => {
    const received = events(transcript, name, listener).map(({ args }) => args)
    const count = received.length === 1 ? 'once' : `${received.length} times`
    if (received.length > 0) return violation(`${name} came ${count}; wanted none.`, received, [])
    if (transcript.some(({ what }) => what === 'fenced')) return pass()
    return { status: 'timeout', message: 'The script did not get as far as its fence.' }
  }

/** Passes if the number of prompts that were open after the call passes the test. */
export const prompts =
  (id: string, test: (open: number) => boolean, wanted: string): Judge =>
  (transcript) => {
    const open = openPrompts(transcript, id)
    if (open === undefined)
      return blocked('user.prompts', 'The wallet cannot tell how many prompts are open.')
    return passIf(test(open), open, `${id}: ${open} prompts were open; wanted ${wanted}.`, wanted)
  }

/** Passes if the account's nonce rose by `wanted` between the node requests `before` and `after`. */
export const transactionsSent =
  (wanted: number): Judge =>
  (transcript) => {
    const [before, after] = ['before', 'after'].map((id) => resultOf(transcript, id))
    if (before === undefined || after === undefined) return unanswered('after')
    const count = Number(after) - Number(before)
    return passIf(
      count === wanted,
      count,
      `${count} transactions were sent; wanted ${wanted}.`,
      wanted,
    )
  }

/** Passes if the inspected property is a function. */
export const isFunction =
  (id: string): Judge =>
  (transcript) => {
    const property = inspection(transcript, id)
    if (!property) return { status: 'timeout', message: 'The provider could not be looked at.' }
    const { path, type } = property
    if (type === 'function') return pass(type)
    // Reading a property of a missing object throws.
    const problem = type === 'throws' ? 'cannot be read' : `is ${type}`
    return violation(`${path} ${problem}; wanted a function.`, type, 'function')
  }

/** Passes if all judges pass. Otherwise returns the most severe verdict. */
export const all =
  (...judges: Judge[]): Judge =>
  (transcript) => {
    const verdicts = judges.map((judge) => judge(transcript))
    const order = [
      'violation',
      'timeout',
      'blocked',
      'manual-pending',
      'warn',
      'not-applicable',
      'info',
      'pass',
    ] as const
    return (
      verdicts.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))[0] ?? pass()
    )
  }

export const unanswered = (id: string): Verdict => ({
  status: 'timeout',
  message: `${id}: never settled.`,
})

export const pass = (observed?: SerializedValue): Verdict => ({
  status: 'pass',
  ...(observed !== undefined && { observed }),
})

export const violation = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
  cause?: string,
): Verdict => ({ status: 'violation', observed, wanted, message, ...(cause && { cause }) })

/** Returns `pass` if the condition holds, else a violation. */
export const passIf = (
  holds: boolean,
  observed: SerializedValue,
  message: string,
  wanted: SerializedValue,
): Verdict => (holds ? pass(observed) : violation(message, observed, wanted))

export const warning = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
): Verdict => ({ status: 'warn', observed, wanted, message })

export const note = (message: string, observed: SerializedValue): Verdict => ({
  status: 'info',
  observed,
  message,
})

/** Returns whether a value is a QUANTITY (EIP-1474): 0x, then a number without leading zeros. */
export const isQuantity = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$/.test(value)

export const isHex = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)

/**
 * Returns whether a call returned any value but null, undefined or another value that JSON lacks. Other checks
 * judge its form.
 */
export const isAnswer = (value: SerializedValue): boolean =>
  value !== null && !(typeof value === 'object' && '$' in value)

export const isAddress = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

export const isHash = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)

/** Returns whether a value is an object or a list of JSON. A value that JSON lacks is an object with the key `$`. */
export const isObject = (value: SerializedValue | undefined): value is SerializedValue & object =>
  typeof value === 'object' && value !== null

export const isList = (value: SerializedValue | undefined): value is readonly SerializedValue[] =>
  Array.isArray(value)

export const isEmptyList = (value: SerializedValue | undefined): boolean =>
  isList(value) && value.length === 0

export const isAddresses = (value: SerializedValue | undefined): boolean =>
  isList(value) && value.every(isAddress)

/** Returns whether two lists contain the same addresses in the same order, in any letter case (EIP-55 or lower). */
export const sameAddresses = (
  a: SerializedValue | undefined,
  b: SerializedValue | undefined,
): boolean =>
  isList(a) &&
  isList(b) &&
  a.length === b.length &&
  a.every((item, i) => lower(item) === lower(b[i]))

/** Returns a test for whether a result is the list of accounts that the call `id` returned. */
export const sameAccountsAs =
  (id: string) =>
  (value: SerializedValue, transcript: Transcript): boolean =>
    sameAddresses(value, resultOf(transcript, id))

/** Returns a test for whether a result equals the result of the call `id`. */
export const sameResultAs =
  (id: string) =>
  (value: SerializedValue, transcript: Transcript): boolean =>
    value === resultOf(transcript, id)

export const lower = (value: SerializedValue | undefined): SerializedValue =>
  typeof value === 'string' ? value.toLowerCase() : (value ?? null)

/** Returns whether an error has the code and the message of a ProviderRpcError (EIP-1193). */
export const isProviderRpcError = (error: SerializedError): boolean =>
  Number.isInteger(error.code) && typeof error.message === 'string' && error.message.length > 0

/** Codes that no malformed request may get, because they name reasons that did not occur. */
export const unrelatedCodes = [4001, 4100, 4900, 4901, 4902, -32002, -32005] as const

/** Returns whether a text contains an account of the wallet, in any letter case. */
export const containsAccount = (text: string, transcript: Transcript): boolean =>
  walletUnderTest(transcript).accounts.some((address) =>
    text.toLowerCase().includes(address.slice(2).toLowerCase()),
  )
