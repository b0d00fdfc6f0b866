import { useSyncExternalStore } from 'react'
import { log } from './log.ts'

/** Events of the connection, oldest first. The suite reads them. */
export const Log = () => {
  const entries = useSyncExternalStore(log.watch, log.read)
  return (
    <ol role="log" aria-label="Events">
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list only grows
        <li key={index}>{JSON.stringify(entry)}</li>
      ))}
    </ol>
  )
}
