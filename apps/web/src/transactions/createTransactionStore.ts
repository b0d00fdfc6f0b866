import type { Address, Hex } from 'viem'
import { getClient } from '../chain/getClient.ts'
import { createStore, type Store } from '../store/createStore.ts'

/** Transaction that the user has sent since the page loaded, with its state on the network. */
export type Transaction = {
  hash: Hex
  chainId: number
  to: Address
  amount: bigint
  unit: { symbol: string; decimals: number }
  state: 'waiting' | 'confirmed' | 'reverted' | 'unseen' | 'unreachable'
}

export type TransactionStore = Store<readonly Transaction[]> & {
  /** Adds a sent transaction and updates its state until a block includes it. */
  add(sent: Omit<Transaction, 'state'>): void
}

const pauses = [1_000, 1_000, 2_000, 3_000, 5_000] // ms between two look-ups; the last value repeats
const unseenAfter = 120_000 // ms after which a transaction that the asked node does not know has the state `unseen`

/** Creates a store that looks up each sent transaction at growing intervals, until a block includes it. */
export function createTransactionStore(
  lookUp: typeof lookUpOnNodes = lookUpOnNodes,
): TransactionStore {
  const { set, ...store } = createStore<readonly Transaction[]>([])
  const setState = (hash: Hex, state: Transaction['state']) => {
    const list = store.getSnapshot()
    if (list.some((one) => one.hash === hash && one.state === state)) return
    set(list.map((one) => (one.hash === hash ? { ...one, state } : one)))
  }
  const follow = async ({ hash, chainId }: Transaction) => {
    for (let step = 0, waited = 0; ; step += 1) {
      const pause = pauses[Math.min(step, pauses.length - 1)]!
      await new Promise((done) => setTimeout(done, pause))
      waited += pause
      const seen = await lookUp(chainId, hash).catch(() => 'unreachable' as const)
      if (seen === 'confirmed' || seen === 'reverted') return setState(hash, seen)
      setState(hash, seen === 'unknown' && waited < unseenAfter ? 'waiting' : stateOf[seen])
    }
  }
  return {
    ...store,
    add(sent) {
      const transaction = { ...sent, state: 'waiting' } as const
      set([transaction, ...store.getSnapshot().filter(({ hash }) => hash !== sent.hash)])
      void follow(transaction)
    },
  }
}

/**
 * `confirmed`, `reverted`: a block includes the transaction. `known`: the asked node has it, but no block includes it
 * yet. `unknown`: the asked node does not have it.
 */
export type LookupResult = 'confirmed' | 'reverted' | 'known' | 'unknown'

const stateOf = { known: 'waiting', unknown: 'unseen', unreachable: 'unreachable' } as const

async function lookUpOnNodes(chainId: number, hash: Hex): Promise<LookupResult> {
  const client = getClient(chainId)
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  if (receipt) return receipt.status === '0x0' ? 'reverted' : 'confirmed'
  const found = await client.request({ method: 'eth_getTransactionByHash', params: [hash] })
  return found ? 'known' : 'unknown'
}

export const transactionStore = createTransactionStore()
