import type { SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { pass, violation, warning, type Judge, type Verdict } from '../core/verdict.ts'
import { announcements, events, inspected, outcome, prompted, type SeenEvent } from './read.ts'
import { text } from './text.ts'

type Test = (value: SerializedValue, transcript: Transcript) => boolean

/** Passes if the call resolves with a value that passes the test. */
export const result =
  (id: string, test: Test = () => true, wanted = 'a result'): Judge =>
  (transcript) => {
    const seen = outcome(transcript, id)
    if (seen.kind === 'none') return unanswered(id)
    if (seen.kind === 'error')
      return violation(
        `${id}: rejected with ${text(seen.error)}; wanted ${wanted}.`,
        seen.error as SerializedValue,
        wanted,
      )
    if (test(seen.value, transcript)) return pass(seen.value)
    return violation(`${id}: resolved ${text(seen.value)}; wanted ${wanted}.`, seen.value, wanted)
  }

/** Passes if the call settles. A pending promise is the violation. */
export const settles =
  (id: string): Judge =>
  (transcript) => {
    const seen = outcome(transcript, id)
    if (seen.kind !== 'none') return pass(seen.kind)
    return violation(`${id}: never settled.`, 'never settled', 'a result or an error')
  }

/** Expected rejection. Only the given fields are checked. */
export type Fits = {
  /** Any of these codes passes. */
  code?: readonly number[]
  /** These codes pass with a warning. */
  tolerated?: readonly number[]
  /** These codes fail: they name a reason that did not occur. */
  not?: readonly number[]
  message?: RegExp
  /** No prompt may have opened: the wallet itself rejects. */
  silent?: boolean
}

/** Passes if the call rejects for the right reason. */
export const refusal =
  (id: string, fits: Fits = {}): Judge =>
  (transcript) => {
    const seen = outcome(transcript, id)
    if (seen.kind === 'none') return unanswered(id)
    const wanted = wantedOf(fits)
    if (seen.kind === 'result')
      return violation(`${id}: resolved ${text(seen.value)}; wanted ${wanted}.`, seen.value, wanted)
    return fault(id, seen.error as SerializedValue, fits, prompted(transcript, id) ?? 0)
  }

function fault(id: string, error: SerializedValue, fits: Fits, prompts: number): Verdict {
  const { code, message } = error as { code?: SerializedValue; message?: SerializedValue }
  const wanted = wantedOf(fits)
  const wrong = (what: string) =>
    violation(`${id}: rejected ${what}; wanted ${wanted}.`, error, wanted)
  if (fits.silent && prompts > 0) return wrong('only after a prompt had opened')
  if (fits.not?.includes(code as number))
    return wrong(`with code ${text(code)}, which means something else`)
  if (fits.tolerated?.includes(code as number)) {
    return warning(`${id}: rejected with code ${text(code)}; better ${wanted}.`, error, wanted)
  }
  if (fits.code && !Number.isInteger(code)) {
    return violation(
      `${id}: rejected without a code; wanted ${wanted}.`,
      error,
      wanted,
      '1193.error.code.integer',
    )
  }
  if (fits.code && !fits.code.includes(code as number)) return wrong(`with code ${text(code)}`)
  if (fits.message && !(typeof message === 'string' && fits.message.test(message))) {
    return wrong(`with the message ${text(message)}`)
  }
  return pass(error)
}

function wantedOf({ code, message, silent }: Fits): string {
  return [
    `a rejection${code ? ` with code ${code.join(' or ')}` : ''}`,
    ...(message ? [`a message like ${message.source}`] : []),
    ...(silent ? ['no prompt'] : []),
  ].join(', ')
}

type Heard = {
  /** Only events of this listener. */
  listener?: string
  /** The check that judges whether the event arrives; without any event, it blocks this one. */
  absent?: string
}

type EventTest = (event: SeenEvent, transcript: Transcript) => boolean

/** Selects the occurrence that decides. */
type Speaker = (
  seen: readonly SeenEvent[],
  fits: (one: SeenEvent) => boolean,
) => SeenEvent | undefined

const judgeOf =
  (speaker: Speaker) =>
  (
    name: string,
    test: EventTest = () => true,
    wanted: SerializedValue = 'the event',
    { listener, absent }: Heard = {},
  ): Judge =>
  (transcript) => {
    const fits = (one: SeenEvent) => test(one, transcript)
    const one = speaker(events(transcript, name, listener), fits)
    if (!one && absent) return { status: 'blocked', by: absent, message: `No ${name} came.` }
    if (!one) return violation(`No ${name} came; wanted ${text(wanted)}.`, [], wanted)
    if (fits(one)) return pass(one.args)
    return violation(
      `${name} came with ${text(one.args)}; wanted ${text(wanted)}.`,
      one.args,
      wanted,
    )
  }

/** Passes if the event arrived and its last occurrence passes the test. For the final state. */
export const event = judgeOf((seen) => seen.at(-1))

/** Passes if the event arrived and every occurrence passes the test. For the form of an event. */
export const everyEvent = judgeOf((seen, fits) => seen.find((one) => !fits(one)) ?? seen.at(-1))

/** Passes if the event arrived and at least one occurrence passes the test. */
export const someEvent = judgeOf((seen, fits) => seen.find(fits) ?? seen.at(-1))

/** Passes if each announcement (EIP-6963) passes the test. Without any, `by` blocks the check. */
export const each =
  (
    by: string,
    test: (announcement: { readonly [key: string]: SerializedValue }) => boolean,
    wanted: string,
  ): Judge =>
  (transcript) => {
    const seen = announcements(transcript)
    if (seen.length === 0) return { status: 'blocked', by, message: 'No announcement came.' }
    const wrong = seen.find((one) => !test(one))
    return wrong
      ? violation(`The announcement is not right; wanted ${wanted}.`, wrong, wanted)
      : pass(seen[0])
  }

/** Passes if the event arrived exactly `count` times. */
export const times =
  (name: string, count: number, listener?: string): Judge =>
  (transcript) => {
    const seen = events(transcript, name, listener)
    const observed = seen.map(({ args }) => args)
    if (seen.length === count) return pass(observed)
    return violation(`${name} came ${often(seen)}; wanted ${count}.`, observed, count)
  }

/** Passes if the event did not arrive and the script reached the fence that proves it. */
export const absent =
  (name: string, listener?: string): Judge =>
  (transcript) => {
    const seen = events(transcript, name, listener).map(({ args }) => args)
    if (seen.length > 0) return violation(`${name} came ${often(seen)}; wanted none.`, seen, [])
    if (transcript.some(({ what }) => what === 'fenced')) return pass()
    return { status: 'timeout', message: 'The script did not get as far as its fence.' }
  }

const often = ({ length }: readonly unknown[]) => (length === 1 ? 'once' : `${length} times`)

/** Tests the number of open prompts after the call. */
export const prompts =
  (id: string, test: (open: number) => boolean, wanted: string): Judge =>
  (transcript) => {
    const open = prompted(transcript, id)
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

/** Passes if a property has this `typeof`. */
export const typed =
  (id: string, type: string): Judge =>
  (transcript) => {
    const seen = inspected(transcript, id)
    if (!seen) return { status: 'timeout', message: 'The provider could not be looked at.' }
    if (seen.type === type) return pass(type)
    // Reading a property of a missing object throws.
    const found = seen.type === 'throws' ? 'cannot be read' : `is ${seen.type}`
    return violation(`${seen.path} ${found}; wanted a ${type}.`, seen.type, type)
  }

/** Passes if all judges pass, else returns the first other verdict. */
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
