import type { ConnectionEvent, ErrorReason } from '@touchstone/connect'

/**
 * Returns an event as plain data, for `data-detail` and the window event `touchstone:connection`. Scripts read both, so
 * the names of an error's fields must not change: `class` is the name of the error without `Error`. The reason of the
 * error is in `kind`, and for a failed switch also in `reason`.
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

/** Values of the field `kind` that differ from the error's reason. */
const kinds: Partial<Record<ErrorReason, string>> = {
  busy: 'unknown',
  aborted: 'unknown',
  disconnected: 'offline',
  'provider-not-found': 'unknown',
  'no-accounts': 'unknown',
}

/** Values of the field `reason` of a failed switch that differ from the error's reason. */
const switchReasons: Partial<Record<ErrorReason, string>> = {
  offline: 'disconnected',
  locked: 'other',
  unsupported: 'other',
  unknown: 'other',
}
