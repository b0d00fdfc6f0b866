import type { AppCell } from '../cells.ts'
import type { Drive } from '../drive.ts'
import { awaited } from '../paths.ts'
import type { Observation, SeenError, Thrown } from '../seen.ts'
import type { Outcome } from '../table.ts'

/** Causes that `classify` returns. */
const kinds = new Set([
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

/**
 * Checks the errors: their cause, the wallet's own code, and the wallet's own error, which must be kept as `cause`.
 * Does not judge fields that another dapp leaves out.
 */
export const errorFaults = (
  cell: AppCell,
  drive: Drive,
  want: Outcome,
  seen: Observation,
): string[] => {
  const refusal = seen.refusals?.[answered(cell)]
  const kind = kindOf(cell, drive, want)
  const entries = seen.stream
    .slice(seen.from)
    .flatMap(({ event, error }) => (event === 'error' && error ? [error] : []))
    .filter((error) => error.class === want.err || error.class === want.log)
  const promises = [seen.pending, seen.own].filter(isError)
  return [
    ...entries.flatMap((error) => named('an error entry', error, kind, refusal, seen.partly)),
    ...promises.flatMap((error) => named('an error', error, kind, refusal)),
    ...(refusal && keepsCause(cell) ? promises.flatMap((error) => kept(error, refusal)) : []),
  ]
}

/** The request whose failed response the cell is about. */
const answered = ({ key, state }: AppCell): string =>
  key.startsWith('w.initswitch') ? awaited.S : awaited[state]

/** Failed switches and adds keep the wallet's error as `cause`. For other cells, the table says so. */
const keepsCause = ({ group, cell }: AppCell): boolean =>
  group === 'Switch results' || group === 'Add results' || cell.cause === true

/** Undefined: the table leaves it open. */
const kindOf = ({ state }: AppCell, drive: Drive, want: Outcome): string | undefined => {
  if (drive.kind !== undefined) return drive.kind
  switch (want.err ?? want.log) {
    case 'UserRejected':
      return 'user-rejected'
    case 'RequestPending':
      return 'pending'
    case 'Timeout':
      return 'timeout'
    case 'ChainNotConfigured':
      // Every failure of an add is of this class, whatever its cause.
      return state === 'A' ? undefined : 'chain-not-configured'
    case 'SwitchChain':
      return ofReason.has(want.reason ?? '') ? want.reason : undefined
    default:
      return undefined
  }
}

const ofReason = new Set(['pending', 'timeout', 'unreachable'])

const isError = (settled: Observation['own']): settled is SeenError => typeof settled === 'object'

const named = (
  what: string,
  error: SeenError,
  kind: string | undefined,
  refusal: Thrown | undefined,
  partly = false,
): string[] => {
  const faults: string[] = []
  const silent = partly && error.kind === undefined
  if (!silent && (kind === undefined ? !kinds.has(error.kind ?? '') : error.kind !== kind))
    faults.push(
      `${what} with kind ${kind ?? 'of decision 11'} wanted, ${error.kind ?? 'none'} seen`,
    )
  const code = refusal?.innermost
  if (code !== undefined && !(partly && error.code === undefined) && error.code !== code)
    faults.push(`${what} with code ${code} wanted, ${error.code ?? 'none'} seen`)
  return faults
}

const kept = ({ cause }: SeenError, refusal: Thrown): string[] =>
  cause !== undefined && say(cause) === say(refusal)
    ? []
    : [
        `the wallet's own error wanted as cause: ${say(refusal)}, ${cause ? say(cause) : 'none'} seen`,
      ]

const say = ({ type, code, text }: Thrown): string => JSON.stringify([type, code, text])
