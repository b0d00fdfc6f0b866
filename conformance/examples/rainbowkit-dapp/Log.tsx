import { useSyncExternalStore } from 'react'
import { log } from './log.ts'

/** List of the connection's events, oldest first. `dapp.ts` reads it for the app suite. */
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
