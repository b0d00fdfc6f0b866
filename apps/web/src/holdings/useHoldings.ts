import { useTouchstone } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import { type Holdings, type HoldingsStore, holdingsOf } from './holdings.ts'

/** Balances of the selected account, and their store. */
export function useHoldings(): [Holdings, HoldingsStore] {
  const store = holdingsOf(useTouchstone().connection)
  return [useSyncExternalStore(store.watch, store.getSnapshot), store]
}
