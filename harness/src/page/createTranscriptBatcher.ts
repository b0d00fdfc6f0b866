import type { Entry } from '../wallet/types.ts'

/** Collects transcript entries and sends several in one message, which costs more than a call of the wallet. */
export const createTranscriptBatcher = (send: (entries: Entry[]) => void) => {
  const waiting: Entry[] = []
  let due = false
  // Uses a message channel instead of a timer, because the page's timers may be fake.
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
