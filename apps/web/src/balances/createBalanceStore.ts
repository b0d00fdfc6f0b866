import type { Connection, Snapshot } from '@touchstone/connect'
import type { Address } from 'viem'
import { getClient } from '../chain/getClient.ts'
import { networks } from '../chain/networks.ts'
import { getTokens } from '../chain/tokens.ts'
import { createStore, type Store } from '../store/createStore.ts'
import { memoizeByConnection } from '../store/memoizeByConnection.ts'
import { type Amounts, readBalances } from './readBalances.ts'

/** Balances of the selected account. `unknown` means that the app does not have the wallet's network. */
export type Balances =
  | { state: 'none' | 'unknown' | 'reading' | 'failed' }
  | { state: 'read'; chainId: number; amounts: Amounts; at: number /* ms since 1970 */ }

export type BalanceStore = Store<Balances> & {
  /** Reads the balances again, unless the page is hidden. The old balances stay until the read succeeds or fails. */
  refresh(): void
}

/** Returns the shared store of a connection, so that components do not read the balances several times. */
export const getBalanceStore = memoizeByConnection((connection) => createBalanceStore(connection))

const pauses = [5_000, 15_000, 30_000, 60_000] // ms between attempts after a failure
const minInterval = 500 // minimum ms between automatic reads, since account or network may change often

/**
 * Creates a store that reads the balances when the account or the network changes, when the page becomes visible and
 * when the network is back, at most every half second. After a failure it reads them again later.
 */
export function createBalanceStore(
  connection: Connection,
  read: typeof readFromNodes = readFromNodes,
): BalanceStore {
  const { set, ...store } = createStore<Balances>({ state: 'none' })
  let of: string | undefined
  let turn = 0
  let failures = 0
  let readAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const readNow = async (account: Address, chainId: number) => {
    const mine = (turn += 1)
    readAt = performance.now()
    clearTimeout(timer)
    try {
      const amounts = await read(account, chainId)
      if (mine !== turn) return
      failures = 0
      set({ state: 'read', chainId, amounts, at: Date.now() })
    } catch {
      if (mine !== turn) return
      set({ state: 'failed' })
      timer = setTimeout(refresh, pauses[Math.min(failures, pauses.length - 1)])
      failures += 1
    }
  }
  const refresh = () => {
    const { accounts, chainId } = connection.getSnapshot()
    if (of === undefined || document.visibilityState === 'hidden') return
    void readNow(accounts[0]!, chainId!)
  }
  const follow = () => {
    const next = readable(connection.getSnapshot())
    const isSame =
      next.of === of && (next.of !== undefined || next.state === store.getSnapshot().state)
    if (isSame) return
    of = next.of
    turn += 1
    failures = 0
    clearTimeout(timer)
    set({ state: next.state })
    if (next.state === 'reading') readSoon()
  }
  const readSoon = () => {
    clearTimeout(timer)
    const wait = readAt + minInterval - performance.now()
    if (wait > 0) timer = setTimeout(refresh, wait)
    else refresh()
  }
  connection.subscribe(follow)
  document.addEventListener('visibilitychange', readSoon)
  window.addEventListener('online', readSoon)
  follow()
  return { ...store, refresh }
}

/** Returns the state of the balances before they are read. `of` names the account and the network to read. */
function readable({ accounts: [account], chainId }: Snapshot): {
  state: 'none' | 'unknown' | 'reading'
  of?: string
} {
  if (chainId === undefined || account === undefined) return { state: 'none' }
  if (!networks.some(({ id }) => id === chainId)) return { state: 'unknown' }
  return { state: 'reading', of: `${account}@${chainId}` }
}

const readFromNodes = (account: Address, chainId: number) =>
  readBalances(getClient(chainId), account, getTokens(chainId))
