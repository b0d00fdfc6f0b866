import type { SerializedError, SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'

/** Outcome of one call. `none`: there was no response. */
type Outcome =
  | ({ kind: 'result'; value: SerializedValue } & Response)
  | ({ kind: 'error'; error: SerializedError } & Response)
  | { kind: 'none' }

type Response = { by: string; index: number; argsAfter?: SerializedValue }

type Data = { readonly [key: string]: SerializedValue }

/** Returns the outcome of a call. */
export function outcome(transcript: Transcript, id: string): Outcome {
  const index = transcript.findIndex(
    ({ dir, data }) => (dir === 'result' || dir === 'error') && (data as Data).id === id,
  )
  const entry = transcript[index]
  if (!entry) return { kind: 'none' }
  const { by, value, error, argsAfter } = entry.data as Data
  const rest = { by: String(by), index, ...(argsAfter !== undefined && { argsAfter }) }
  return entry.dir === 'result'
    ? { kind: 'result', value: value as SerializedValue, ...rest }
    : { kind: 'error', error: error as unknown as SerializedError, ...rest }
}

/** Returns the result of a call, or undefined if it did not resolve. */
export function resultOf(transcript: Transcript, id: string): SerializedValue | undefined {
  const response = outcome(transcript, id)
  return response.kind === 'result' ? response.value : undefined
}

/** Returns the error of a call, or undefined if it was not rejected. */
export function errorOf(transcript: Transcript, id: string): SerializedError | undefined {
  const response = outcome(transcript, id)
  return response.kind === 'error' ? response.error : undefined
}

export type TranscriptEvent = {
  event: string
  listener: string
  args: readonly SerializedValue[]
  read?: Data
  index: number
}

/**
 * Returns the events of a name, optionally of one listener only. Leaves out the events that the chain switch of a
 * fence (`core/steps/waitForPendingEvents.ts`) caused.
 */
export function events(
  transcript: Transcript,
  event: string,
  listener?: string,
): TranscriptEvent[] {
  const found = transcript.flatMap(({ dir, what, data }, index) =>
    dir === 'event' && what === event
      ? [{ ...(data as unknown as TranscriptEvent), event, index }]
      : [],
  )
  const sentinels = fences(transcript)
  const isOfFence = (one: TranscriptEvent) =>
    one.listener === 'fence' ||
    sentinels.some(
      ({ from, to, target }) =>
        one.index > from && one.index < to && chainIdInEvent(one) === target,
    )
  return found.filter((one) => !isOfFence(one) && (!listener || one.listener === listener))
}

/** Returns the chain in an event. Accepts any form, since another check judges the form. */
export function chainIdInEvent({ event, args: [first] }: TranscriptEvent): number {
  const wrapped = event === 'chainChanged' && typeof first === 'object' && first !== null
  return Number(wrapped ? (first as Data)['chainId'] : first)
}

/** Returns the start, the end and the target chain of each fence. */
function fences(transcript: Transcript): { from: number; to: number; target: number }[] {
  return transcript.flatMap(({ dir, what, data }, from) => {
    if (dir !== 'action' || what !== 'fence') return []
    const to = transcript.findIndex((entry, index) => index > from && entry.what === 'fenced')
    return [{ from, to: to === -1 ? transcript.length : to, target: Number((data as Data).target) }]
  })
}

/** Returns the number of open prompts at the prompt step of this call, or undefined if the wallet cannot tell. */
export function openPrompts(transcript: Transcript, of: string): number | undefined {
  const entry = transcript.find(({ dir, data }) => dir === 'prompt' && (data as Data).of === of)
  const open = (entry?.data as Data | undefined)?.open
  return typeof open === 'number' ? open : undefined
}

/** Returns whether the wallet's form for this call could not be confirmed. */
export const refusedInForm = (transcript: Transcript, of: string): boolean =>
  transcript.some(({ dir, what, data }) => {
    if (dir !== 'action' || what !== 'approve') return false
    const approval = data as Data
    return approval.done === 'refused' && approval.of === of
  })

/** Returns the result of an `inspect` step. */
export function inspection(transcript: Transcript, id: string): Inspection | undefined {
  const entry = transcript.find(({ what, data }) => what === 'inspect' && (data as Data).id === id)
  return entry?.data as Inspection | undefined
}

type Inspection = { path: string; type: string; value: SerializedValue }

/** Returns the result of the last user action of this kind. */
export function actionResult(transcript: Transcript, act: string): SerializedValue | undefined {
  const entry = transcript.findLast(({ dir, what }) => dir === 'action' && what === act)
  return (entry?.data as Data | undefined)?.done
}

/**
 * Returns the announcements (EIP-6963) in order. A missing `info` becomes a placeholder, so that tests can read
 * its fields.
 */
export const announcements = (transcript: Transcript): Data[] =>
  transcript.flatMap(({ dir, what, data }) => {
    if (dir !== 'event' || what !== 'eip6963:announceProvider') return []
    const announcement = (data as unknown as TranscriptEvent).args[0] as Data
    return [{ ...announcement, info: announcement.info ?? { $: 'null' } }]
  })

/** Returns the arguments of the first user action of this kind. */
export function actionArgs(transcript: Transcript, act: string): readonly SerializedValue[] {
  const entry = transcript.find(({ dir, what }) => dir === 'action' && what === act)
  return ((entry?.data as Data | undefined)?.args ?? []) as readonly SerializedValue[]
}

/** Returns the accounts that the script chooses in the connect prompt. */
export function chosenAccounts(transcript: Transcript): SerializedValue | undefined {
  const [choice] = actionArgs(transcript, 'approve') as readonly Data[]
  return choice?.accounts
}

/** Returns the accounts of the wallet under test. */
export function walletUnderTest(transcript: Transcript): { accounts: readonly string[] } {
  const entry = transcript.find(({ what }) => what === 'resources')
  return (entry?.data ?? { accounts: [] }) as { accounts: readonly string[] }
}
