import { useTouchstone } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import { type Balances, type BalanceStore, getBalanceStore } from './createBalanceStore.ts'

export function useBalances(): [Balances, BalanceStore] {
  const store = getBalanceStore(useTouchstone().connection)
  return [useSyncExternalStore(store.subscribe, store.getSnapshot), store]
}
