import type { AppCell } from '../cells.ts'
import type { CellVariant } from '../CellVariant.ts'
import { awaitedMethods } from '../pathsToStates.ts'
import type { Observation, ObservedError, WalletError } from '../Observation.ts'
import type { Outcome } from '../transitionTable.ts'

/** Kinds of errors in the transition table. `toObservedError` maps the other reasons of the connection to them. */
const errorKinds = new Set([
  'user-rejected',
  'chain-not-configured',
  'pending',
  'locked',
  'unsupported',
  'offline',
  'unreachable',
  'timeout',
  'unknown',
])

/** Checks the errors in entries and promises: `kind`, code and `cause`. Ignores fields that another dapp leaves out. */
export const errorFaults = (
  cell: AppCell,
  variant: CellVariant,
  want: Outcome,
  seen: Observation,
): string[] => {
  const refusal = seen.refusals?.[failedMethodOf(cell)]
  const kind = kindOf(cell, variant, want)
  const entries = seen.stream
    .slice(seen.from)
    .flatMap(({ event, error }) => (event === 'error' && error ? [error] : []))
    .filter((error) => error.class === want.err || error.class === want.log)
  const promises = [seen.pending, seen.own].filter(isError)
  return [
    ...entries.flatMap((error) =>
      faultsOfKindAndCode('an error entry', error, kind, refusal, seen.partly),
    ),
    ...promises.flatMap((error) => faultsOfKindAndCode('an error', error, kind, refusal)),
    ...(refusal && keepsCause(cell)
      ? promises.flatMap((error) => faultsOfCause(error, refusal))
      : []),
  ]
}

/** Returns the method whose error response the cell is about. */
const failedMethodOf = ({ key, state }: AppCell): string =>
  key.startsWith('w.initswitch') ? awaitedMethods.S : awaitedMethods[state]

/** Whether the rejection must have the wallet's error as `cause`. */
const keepsCause = ({ group, cell }: AppCell): boolean =>
  group === 'Switch results' || group === 'Add results' || cell.cause === true

/** Returns the expected `kind` of the error, or undefined if any kind is allowed. */
const kindOf = ({ state }: AppCell, variant: CellVariant, want: Outcome): string | undefined => {
  if (variant.kind !== undefined) return variant.kind
  switch (want.err ?? want.log) {
    case 'UserRejected':
      return 'user-rejected'
    case 'RequestPending':
      return 'pending'
    case 'Timeout':
      return 'timeout'
    case 'ChainNotConfigured':
      // A failed add can have this class with several kinds.
      return state === 'A' ? undefined : 'chain-not-configured'
    case 'SwitchChain':
      return reasonsThatAreKinds.has(want.reason ?? '') ? want.reason : undefined
    default:
      return undefined
  }
}

const reasonsThatAreKinds = new Set(['pending', 'timeout', 'unreachable'])

export const isError = (settled: Observation['own']): settled is ObservedError =>
  typeof settled === 'object'

const faultsOfKindAndCode = (
  what: string,
  error: ObservedError,
  kind: string | undefined,
  refusal: WalletError | undefined,
  partly = false,
): string[] => {
  const faults: string[] = []
  const silent = partly && error.kind === undefined
  if (!silent && (kind === undefined ? !errorKinds.has(error.kind ?? '') : error.kind !== kind))
    faults.push(
      `${what} with ${kind === undefined ? 'a kind of the table' : `kind ${kind}`} wanted, ${error.kind ?? 'none'} seen`,
    )
  const code = refusal?.innermost
  if (code !== undefined && !(partly && error.code === undefined) && error.code !== code)
    faults.push(`${what} with code ${code} wanted, ${error.code ?? 'none'} seen`)
  return faults
}

const faultsOfCause = ({ cause }: ObservedError, refusal: WalletError): string[] =>
  cause !== undefined && toText(cause) === toText(refusal)
    ? []
    : [
        `the wallet's own error wanted as cause: ${toText(refusal)}, ${cause ? toText(cause) : 'none'} seen`,
      ]

const toText = ({ type, code, text }: WalletError): string => JSON.stringify([type, code, text])
