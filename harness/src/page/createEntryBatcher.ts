import type { Entry } from '../wallet/types.ts'

/** Collects transcript entries and sends them in batches, because one message costs more than one call. */
export const createEntryBatcher = (send: (entries: Entry[]) => void) => {
  const waiting: Entry[] = []
  let due = false
  // A message channel, because the page's timers may be fake.
  const { port1, port2 } = new MessageChannel()
  const take = (): Entry[] => waiting.splice(0)
  const flush = () => {
    due = false
    const entries = take()
    if (entries.length > 0) send(entries)
  }
  port1.addEventListener('message', flush)
  port1.start()
  return {
    add: (entry: Entry) => {
      waiting.push(entry)
      if (!due) port2.postMessage(null)
      due = true
    },
    take,
    flush,
  }
}
