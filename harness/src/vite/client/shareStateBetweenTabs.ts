import { parseJson } from '../../wallet/parseJson.ts'
import { isState } from '../../validation/validateWalletOptions.ts'
import type { Wallet } from '../../wallet/Wallet.ts'
import { internalsOf } from '../../wallet/walletInternals.ts'
import type { WalletState } from '../../wallet/types.ts'

type Post = { state: WalletState; quiet: boolean }
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
type Memory = Pick<Storage, 'getItem' | 'setItem'>

const key = (id: string) => `touchstone.simulated.${id}`

/** Returns the stored state of a wallet. Ignores invalid data. */
export function readState(memory: Memory, id: string): Partial<WalletState> {
  const stored = parseJson(memory.getItem(key(id)) ?? '{}')
  return isState(stored) ? (stored as Partial<WalletState>) : {}
}

/** Stores a wallet's state and sends it to its other tabs. They notify their pages unless an act had `event: false`. */
export function shareStateBetweenTabs(
  wallet: Pick<Wallet, 'id' | 'subscribe'>,
  memory: Memory,
  channel: Channel,
): void {
  const { store, notify, skipNotification } = internalsOf(wallet)
  let receiving = false
  let quiet = false

  wallet.subscribe((entry) => {
    if (entry.kind !== 'act') return
    // The act changes the state synchronously, before the microtask resets `quiet`.
    quiet = 'event' in entry.act && entry.act.event === false
    queueMicrotask(() => (quiet = false))
  })
  store.watch((state) => {
    if (receiving) return
    memory.setItem(key(wallet.id), JSON.stringify(state))
    channel.postMessage({ state, quiet } satisfies Post)
  })
  channel.addEventListener('message', ({ data }) => {
    const post = data as Post
    receiving = true
    store.set(post.state)
    receiving = false
    if (post.quiet) skipNotification()
    else notify()
  })
}
