import type { AppCell } from '../cells.ts'
import type { CellVariant } from '../CellVariant.ts'
import { eventOrderFaults } from './eventOrderFaults.ts'
import { capabilityFaults } from './capabilityFaults.ts'
import { logEntryFaults } from './logEntryFaults.ts'
import { errorFaults, isError } from './errorFaults.ts'
import { waitingAndRestoringFaults } from './waitingAndRestoringFaults.ts'
import type { Observation, ObservedEntry, ObservedError, PromiseState } from '../Observation.ts'
import { hasPermission } from '../pathsToStates.ts'
import { stateNames, type StateLetter, type Outcome } from '../transitionTable.ts'

/** Returns the outcome that the table expects for a variant of a cell. */
export const outcomeOf = ({ cell }: AppCell, { guard }: Pick<CellVariant, 'guard'>): Outcome =>
  cell.alt?.find((outcome) => outcome.guard === guard) ?? cell

/** Compares the observations with the table. Returns a sentence for each difference. */
export const judge = (cell: AppCell, variant: CellVariant, seen: Observation): string[] => {
  const want = outcomeOf(cell, variant)
  const fresh = seen.stream.slice(seen.from)
  return [
    ...faultOfEvents(want, fresh),
    ...(seen.after === want.next
      ? []
      : [`state ${stateNames[want.next]} wanted, ${stateNames[seen.after]} seen`]),
    ...faultOfPromises(cell, want, seen),
    ...faultOfLog(cell, want, fresh),
    ...faultOfCalls(variant, seen),
    ...faultOfTruth(variant, seen),
    ...faultOfStream(seen),
    ...logEntryFaults(variant, seen),
    ...errorFaults(cell, variant, want, seen),
    ...faultBeforeLimit(cell, variant, seen),
    ...waitingAndRestoringFaults(variant, seen),
    ...capabilityFaults(seen),
    ...seen.unhandled.map((text) => `unhandled rejection: ${text}`),
    ...seen.console.map((text) => `console error: ${text}`),
    ...(seen.listenersLeft === 0 ? [] : [`${seen.listenersLeft} listeners left after disconnect`]),
  ]
}

const eventNameOf = ({ event, changed }: ObservedEntry): string =>
  event === 'change' ? (changed ?? []).map((what) => `change.${what}`).join('+') : event

const list = (words: readonly string[]) => (words.length === 0 ? 'nothing' : words.join(', '))

const faultOfEvents = (want: Outcome, fresh: readonly ObservedEntry[]): string[] => {
  const words = fresh.filter(({ event }) => event !== 'error').map(eventNameOf)
  return list(words) === list(want.ev) ? [] : [`${list(want.ev)} wanted, ${list(words)} seen`]
}

const describePromise = (settled: PromiseState): string =>
  isError(settled) ? describeRejection(settled.class, settled.reason) : settled

const describeRejection = (name: string | null | undefined, reason: string | undefined): string =>
  `rejected with ${name}${reason === undefined ? '' : `(${reason})`}`

const matches = (want: Outcome, error: ObservedError): boolean =>
  error.class === want.err && (want.reason === undefined || error.reason === want.reason)

/** Whether this row is an act of the user that returns a promise. Its error rejects that promise. */
const returnsPromise = (key: string): boolean =>
  (key.startsWith('u.connect') && key !== 'u.connect.other') ||
  key.startsWith('u.switch') ||
  key === 'u.add'

/** Whether the promise that the act returned is still pending in the next state. */
const isPromisePending = (key: string, next: StateLetter): boolean => {
  if (key.startsWith('u.connect')) return next === 'C'
  return next === 'S' || next === 'A'
}

const faultOfPromises = (cell: AppCell, want: Outcome, { pending, own }: Observation): string[] => {
  const hasOwn = returnsPromise(cell.key)
  const settled = isPromisePending(cell.key, want.next) ? 'pending' : 'resolved'
  return [
    ...(hasOwn && own !== undefined
      ? compare('the promise of the act', want.err ? 'rejected' : settled, want, own)
      : []),
    ...(pending === undefined
      ? []
      : compare(
          'the pending promise',
          want.err && !hasOwn ? 'rejected' : stateOfPendingPromise(cell, want),
          want,
          pending,
        )),
  ]
}

/** Expected state of the promise that was pending before, if the table expects no error. */
const stateOfPendingPromise = ({ key }: AppCell, { next }: Outcome): 'pending' | 'resolved' => {
  // A reload closes the page, whose promises stay pending.
  if (key === 'pg.reload') return 'pending'
  return next === 'C' || next === 'S' || next === 'A' ? 'pending' : 'resolved'
}

const compare = (
  whose: string,
  expected: 'pending' | 'resolved' | 'rejected',
  want: Outcome,
  seen: PromiseState,
): string[] => {
  const right = expected === 'rejected' ? isError(seen) && matches(want, seen) : seen === expected
  if (right) return []
  return [
    `${whose}: ${expected === 'rejected' ? describeRejection(want.err, want.reason) : expected} wanted, ${describePromise(seen)} seen`,
  ]
}

/** Compares the error entries with `err` and `log`. If the user disconnects, the entry for `err` is optional. */
const faultOfLog = ({ key }: AppCell, want: Outcome, fresh: readonly ObservedEntry[]): string[] => {
  const seen = fresh.flatMap(({ event, error }) => (event === 'error' && error ? [error] : []))
  const silent = key === 'u.disconnect'
  const expected = [...(want.log ? [want.log] : []), ...(want.err && !silent ? [want.err] : [])]
  const classes = seen
    .filter((error) => !(silent && matches(want, error)))
    .map((error) => error.class)
  if (list(classes) !== list(expected))
    return [`error entries: ${list(expected)} wanted, ${list(classes)} seen`]
  if (!want.reason || silent || seen.some((error) => matches(want, error))) return []
  const reasons = seen.map(({ reason }) => reason ?? 'none')
  return [`an error entry with reason ${want.reason} wanted, ${list(reasons)} seen`]
}

const faultOfCalls = ({ calls }: CellVariant, seen: Observation): string[] =>
  Object.entries(calls ?? {}).flatMap(([method, count]) => {
    const made = seen.calls.filter((name) => name === method).length
    return made === count ? [] : [`${method} asked ${count} times wanted, ${made} seen`]
  })

const lower = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase())

/** While connected, the app must have the wallet's accounts and chain. */
const faultOfTruth = (variant: CellVariant, seen: Observation): string[] => {
  const { truth, after } = seen
  if (truth === undefined || variant.skipTruthCheck || !hasPermission(after)) return []
  const faults: string[] = []
  if (list(lower(truth.accounts)) !== list(lower(seen.accounts)))
    faults.push(`accounts: the wallet has ${list(truth.accounts)}, the app ${list(seen.accounts)}`)
  if (truth.chainId !== seen.chainId)
    faults.push(`chain: the wallet is on ${truth.chainId}, the app on ${seen.chainId}`)
  return faults
}

const faultOfStream = ({ stream, configured }: Observation): string[] => {
  const faults = eventOrderFaults(stream.map(({ event }) => event))
  stream.forEach(({ seq, event, accounts, chainId, supported }, index) => {
    if (seq !== index + 1) faults.push(`entry ${index + 1} has seq ${seq}`)
    if (event !== 'connect' && event !== 'change') return
    if (!accounts?.length) faults.push(`entry ${seq} (${event}) without accounts`)
    if (chainId === undefined) faults.push(`entry ${seq} (${event}) without chainId`)
    else if ((supported !== false) !== configured.includes(chainId))
      faults.push(`entry ${seq} (${event}) on ${chainId} with supported: ${supported}`)
  })
  return faults
}

/** Skips other dapps, because their state may be derived from their events. */
const faultBeforeLimit = (
  { state }: AppCell,
  { atLimit }: CellVariant,
  { beforeLimit, partly }: Observation,
): string[] =>
  !atLimit || partly || beforeLimit === state
    ? []
    : [
        `state ${stateNames[state]} wanted until just before the limit, ${beforeLimit ? stateNames[beforeLimit] : 'nothing'} seen`,
      ]
