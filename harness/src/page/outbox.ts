import type { Entry } from '../wallet/types.ts'

/** Collects what was written down and sends it on, many at a time: a crossing costs more than a call. */
export const createOutbox = (send: (entries: Entry[]) => void) => {
  const waiting: Entry[] = []
  let due = false
  // Not a timer: the page's may be fake ones, and the process must hear all the same.
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
