import type { SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { pass, violation, warning, type Judge, type Verdict } from '../core/defineCheck.ts'
import {
  announcements,
  events,
  inspection,
  outcome,
  openPrompts,
  refusedInForm,
  type TranscriptEvent,
} from './readTranscript.ts'
import { formatValue } from './formatValue.ts'

type Test = (value: SerializedValue, transcript: Transcript) => boolean

/** Passes if the call resolves with a value that passes the test. */
export const result =
  (id: string, test: Test = () => true, wanted = 'a result'): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    if (response.kind === 'error')
      return violation(
        `${id}: rejected with ${formatValue(response.error)}; wanted ${wanted}.`,
        response.error as SerializedValue,
        wanted,
      )
    if (test(response.value, transcript)) return pass(response.value)
    return violation(
      `${id}: resolved ${formatValue(response.value)}; wanted ${wanted}.`,
      response.value,
      wanted,
    )
  }

/** Passes if the call settles. A call that never settles is a violation here, not a timeout. */
export const settles =
  (id: string): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind !== 'none') return pass(response.kind)
    return violation(`${id}: never settled.`, 'never settled', 'a result or an error')
  }

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
    if (response.kind === 'result')
      return violation(
        `${id}: resolved ${formatValue(response.value)}; wanted ${wanted}.`,
        response.value,
        wanted,
      )
    return judgeError(
      id,
      response.error as SerializedValue,
      expected,
      openPrompts(transcript, id) ?? 0,
    )
  }

const refusal = "The wallet's form cannot be confirmed."

function judgeError(
  id: string,
  error: SerializedValue,
  expected: ExpectedRejection,
  prompts: number,
): Verdict {
  const { code, message } = error as { code?: SerializedValue; message?: SerializedValue }
  const wanted = describeExpected(expected)
  const wrong = (what: string) =>
    violation(`${id}: rejected ${what}; wanted ${wanted}.`, error, wanted)
  if (expected.silent && prompts > 0) return wrong('only after a prompt had opened')
  if (expected.not?.includes(code as number))
    return wrong(`with code ${formatValue(code)}, which means something else`)
  if (expected.tolerated?.includes(code as number)) {
    return warning(
      `${id}: rejected with code ${formatValue(code)}; better ${wanted}.`,
      error,
      wanted,
    )
  }
  if (expected.code && !Number.isInteger(code)) {
    return violation(
      `${id}: rejected without a code; wanted ${wanted}.`,
      error,
      wanted,
      '1193.error.code.integer',
    )
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

type EventTest = (event: TranscriptEvent, transcript: Transcript) => boolean

/** Selects the event that decides, among all events of one name. */
type SelectEvent = (
  received: readonly TranscriptEvent[],
  matches: (event: TranscriptEvent) => boolean,
) => TranscriptEvent | undefined

const createEventJudge =
  (select: SelectEvent) =>
  (
    name: string,
    test: EventTest = () => true,
    wanted: SerializedValue = 'the event',
    { listener, blockedBy }: EventOptions = {},
  ): Judge =>
  (transcript) => {
    const matches = (event: TranscriptEvent) => test(event, transcript)
    const selected = select(events(transcript, name, listener), matches)
    if (!selected && blockedBy)
      return { status: 'blocked', by: blockedBy, message: `No ${name} came.` }
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

/**
 * Passes if each announcement (EIP-6963) passes the test. Without any announcement, the check `by` blocks this
 * one.
 */
export const eachAnnouncement =
  (
    by: string,
    test: (announcement: { readonly [key: string]: SerializedValue }) => boolean,
    wanted: string,
  ): Judge =>
  (transcript) => {
    const found = announcements(transcript)
    if (found.length === 0) return { status: 'blocked', by, message: 'No announcement came.' }
    const wrong = found.find((one) => !test(one))
    return wrong
      ? violation(`The announcement is not right; wanted ${wanted}.`, wrong, wanted)
      : pass(found[0])
  }

/** Passes if the event arrived exactly `count` times. */
export const eventCount =
  (name: string, count: number, listener?: string): Judge =>
  (transcript) => {
    const received = events(transcript, name, listener)
    const observed = received.map(({ args }) => args)
    if (received.length === count) return pass(observed)
    return violation(`${name} came ${countText(received)}; wanted ${count}.`, observed, count)
  }

/** Passes if the event did not arrive. The script must have completed its fence, a wait for all pending events. */
export const noEvent =
  (name: string, listener?: string): Judge =>
  (transcript) => {
    const received = events(transcript, name, listener).map(({ args }) => args)
    if (received.length > 0)
      return violation(`${name} came ${countText(received)}; wanted none.`, received, [])
    if (transcript.some(({ what }) => what === 'fenced')) return pass()
    return { status: 'timeout', message: 'The script did not get as far as its fence.' }
  }

const countText = ({ length }: readonly unknown[]) => (length === 1 ? 'once' : `${length} times`)

/** Passes if the number of prompts that were open after the call passes the test. */
export const prompts =
  (id: string, test: (open: number) => boolean, wanted: string): Judge =>
  (transcript) => {
    const open = openPrompts(transcript, id)
    if (open === undefined) {
      return {
        status: 'blocked',
        by: 'user.prompts',
        message: 'The wallet cannot tell how many prompts are open.',
      }
    }
    if (test(open)) return pass(open)
    return violation(`${id}: ${open} prompts were open; wanted ${wanted}.`, open, wanted)
  }

/** Passes if the inspected property has this `typeof`. */
export const hasType =
  (id: string, type: string): Judge =>
  (transcript) => {
    const property = inspection(transcript, id)
    if (!property) return { status: 'timeout', message: 'The provider could not be looked at.' }
    if (property.type === type) return pass(type)
    // Reading a property of a missing object throws.
    const problem = property.type === 'throws' ? 'cannot be read' : `is ${property.type}`
    return violation(`${property.path} ${problem}; wanted a ${type}.`, property.type, type)
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
