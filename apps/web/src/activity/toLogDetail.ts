import type { ConnectionEvent, ErrorReason } from '@touchstone/connect'

/**
 * Returns an event as plain data, for `data-detail` and the window event `touchstone:connection`. Scripts read both, so
 * the fields of an error keep their names: `class` is the name of the error without `Error`. `kind` and, for a failed
 * switch, `reason` together are the reason.
 */
export function toLogDetail(event: ConnectionEvent): object {
  if (event.event !== 'error') return event
  const { name, reason, code, message } = event.error
  return {
    ...event,
    error: {
      kind: kinds[reason] ?? reason,
      class: name.replace(/Error$/, ''),
      ...(name === 'SwitchChainError' && { reason: switchReasons[reason] ?? reason }),
      ...(code !== undefined && { code }),
      message,
    },
  }
}

/** Kinds of reasons that are not kinds. */
const kinds: Partial<Record<ErrorReason, string>> = {
  busy: 'unknown',
  aborted: 'unknown',
  disconnected: 'offline',
  'provider-not-found': 'unknown',
  'no-accounts': 'unknown',
}

/** Reasons of a failed switch that have another name in the log. */
const switchReasons: Partial<Record<ErrorReason, string>> = {
  offline: 'disconnected',
  locked: 'other',
  unsupported: 'other',
  unknown: 'other',
}
