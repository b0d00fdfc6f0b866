import type { ObservedEntry } from '../../app/cells/Observation.ts'

export type ShownState = {
  status: string
  /** New log entries, oldest first. A `change` includes what changed: `change.chain`. */
  events: readonly string[]
  seq: number
  account: string
  chainId: number
}

/** Runs in the page. Reads the status, and the entries of the Activity log after entry `seq`. */
export const readShownState = (seq: number): ShownState => {
  const status = document.querySelector<HTMLElement>('button[data-status]')?.dataset['status'] ?? ''
  const elements = [...document.querySelectorAll<HTMLElement>('[role=log] [data-event]')]
  // The new entries are among the last 20.
  const entries = elements
    .slice(-20)
    .map(({ dataset }) => JSON.parse(dataset['detail'] ?? '{}') as ObservedEntry)
  const state = entries.findLast(({ accounts }) => accounts !== undefined)
  return {
    status,
    events: entries
      .filter((entry) => entry.seq > seq)
      .map(({ event, changed }) => [event, ...(changed ?? [])].join('.')),
    seq: entries.at(-1)?.seq ?? 0,
    account: state?.accounts?.[0] ?? '',
    chainId: state?.chainId ?? 0,
  }
}
