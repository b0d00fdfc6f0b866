import type { ErrorReason } from '@touchstone/connect'
import type { ObservedError } from '../../cells/Observation.ts'

/** Accepts anything, because a faulty connection can reject with anything. */
export const toObservedError = (thrown: unknown): ObservedError => {
  const error = thrown as { name?: string; reason?: ErrorReason; code?: number } | undefined | null
  const name = String(error?.name ?? typeof thrown)
  const reason = error?.reason
  return {
    class: name.replace(/Error$/, ''),
    ...(reason && { kind: kinds[reason] ?? reason }),
    ...(reason && name === 'SwitchChainError' && { reason: switchReasons[reason] ?? reason }),
    ...(error?.code !== undefined && { code: error.code }),
    message: thrown instanceof Error ? thrown.message : String(thrown),
  }
}

/** Kinds of those reasons that are not kinds in the transition table. */
const kinds: Partial<Record<ErrorReason, string>> = {
  busy: 'unknown',
  aborted: 'unknown',
  disconnected: 'offline',
  'provider-not-found': 'unknown',
  'no-accounts': 'unknown',
}

/** Reasons of a failed switch that have another name in the transition table. */
const switchReasons: Partial<Record<ErrorReason, string>> = {
  offline: 'disconnected',
  locked: 'other',
  unsupported: 'other',
  unknown: 'other',
}
