/** State of the app as the page shows it. */
export type ShownState = {
  status: string
  /** Entries after `seq`, oldest first, `change` with what changed. */
  events: readonly string[]
  /** The number of the last entry. */
  seq: number
  account: string
  chainId: number
}

/** Reads the app's button and Activity log. Runs in the page. */
export const readLog = (seq: number): ShownState => {
  type Entry = {
    seq: number
    event: string
    changed?: string[]
    accounts?: string[]
    chainId?: number
  }
  const status = document.querySelector<HTMLElement>('button[data-status]')?.dataset['status'] ?? ''
  const elements = [...document.querySelectorAll<HTMLElement>('[role=log] [data-event]')]
  // The log of a long session has many entries: only the last ones are new.
  const entries = elements
    .slice(-20)
    .map(({ dataset }) => JSON.parse(dataset['detail'] ?? '{}') as Entry)
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
