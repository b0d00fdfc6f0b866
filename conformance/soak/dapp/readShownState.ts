/** State of the app that the page shows. */
export type ShownState = {
  status: string
  /**
   * Names of the log entries that are new, oldest first. A `change` includes what changed, for example `change.chain`.
   */
  events: readonly string[]
  /** Number of the last entry of the log. */
  seq: number
  account: string
  chainId: number
}

/**
 * Runs in the page. Reads the status of the app's connect button and the entries of its Activity log after entry `seq`.
 */
export const readShownState = (seq: number): ShownState => {
  type Entry = {
    seq: number
    event: string
    changed?: string[]
    accounts?: string[]
    chainId?: number
  }
  const status = document.querySelector<HTMLElement>('button[data-status]')?.dataset['status'] ?? ''
  const elements = [...document.querySelectorAll<HTMLElement>('[role=log] [data-event]')]
  // Read only the last 20 entries of a long log. The new ones are among them.
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
