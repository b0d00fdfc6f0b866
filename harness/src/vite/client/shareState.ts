import { isState } from '../../ports/parseOptions.ts'
import type { Wallet } from '../../wallet/createWallet.ts'
import type { WalletState } from '../../wallet/types.ts'

type Post = { state: WalletState; quiet: boolean }
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
type Memory = Pick<Storage, 'getItem' | 'setItem'>

const key = (id: string) => `touchstone.simulated.${id}`

/** What a wallet remembers from before a reload. What cannot be read is forgotten. */
export function recall(memory: Memory, id: string): Partial<WalletState> {
  try {
    const said: unknown = JSON.parse(memory.getItem(key(id)) ?? '{}')
    return isState(said) ? (said as Partial<WalletState>) : {}
  } catch {
    return {}
  }
}

/**
 * Keeps what a wallet remembers, and gives it to the same wallet in other tabs, which tell their
 * pages as the wallet in this one does: silently, where the act was silent.
 */
export function shareState(
  wallet: Pick<Wallet, 'id' | 'subscribe' | 'wires'>,
  memory: Memory,
  channel: Channel,
): void {
  const { store, tell, settle } = wallet.wires
  let receiving = false
  let quiet = false

  wallet.subscribe((entry) => {
    if (entry.kind !== 'act') return
    // The act's changes follow at once, before anything else runs.
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
    if (post.quiet) settle()
    else tell()
  })
}
