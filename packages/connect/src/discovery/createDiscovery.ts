import { look } from '../classify/look.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import type { WalletId, WalletRow } from '../types.ts'
import { createAnnouncements } from './createAnnouncements.ts'
import { findWallets, type Found } from './findWallets.ts'
import { parseAnnouncement } from './parseAnnouncement.ts'
import type { Provider } from './Provider.ts'
import { toRows } from './toRows.ts'

/** Where wallets are found: a page's window, or an `EventTarget` of a test. */
export type WindowPort = EventTarget & { ethereum?: unknown }

/**
 * The wallets of this page, live: by EIP-6963 identity, then by namespace, then by flag, and never an
 * untargeted `window.ethereum`. Each provider has one row; providers that announce one identity have a row each.
 */
export function createDiscovery(options: createDiscovery.Options) {
  const { window, catalogue, onChange } = options
  const announcements = createAnnouncements(catalogue)
  const ids = new Map<Provider, WalletId>()
  let found: readonly Found[] = []
  let rows: readonly WalletRow[] = []
  /** All that the rows are made of, at the last look. */
  let made: readonly unknown[] = []
  let isStarting = false

  const announce = (event: Event) => {
    // Once one wallet has thrown here, the others would no longer be heard.
    const announcement = parseAnnouncement((event as CustomEvent<unknown>).detail)
    if (announcement && announcements.add(announcement) && !isStarting) scan()
  }

  /** Looks again: namespaces appear without a word. */
  const scan = () => {
    const next = findWallets(window, catalogue, announcements.claims, ids)
    const parts = [
      ...next.flatMap(({ id, provider }) => [id, provider]),
      ...announcements.claims,
      options.recent?.(),
    ]
    // A button asks for a look each time that a finger comes near: where nothing has changed, no more is done.
    if (parts.length === made.length && parts.every((part, index) => part === made[index])) return
    made = parts
    found = next
    rows = toRows(catalogue, next).map(options.mark ?? ((row) => row))
    onChange()
  }

  return {
    rows: () => rows,
    provider: (wallet: WalletId) => providerOf(found, wallet),
    /** Number of announcements beyond the limits. */
    dropped: announcements.dropped,
    /** Whether several providers of this page claim the identity of the wallet. */
    isContested: (wallet: WalletId) =>
      rows.some(({ id, warning }) => id === wallet && warning === 'contested'),
    /** Keeps the wallet's provider for the life of the page, also one without EIP-6963. */
    keep(wallet: WalletId) {
      const provider = providerOf(found, wallet)
      if (provider) ids.set(provider, wallet)
    },
    scan,
    /** Listens and asks; wallets answer within this call. */
    start() {
      window?.addEventListener('eip6963:announceProvider', announce)
      for (const event of signs) window?.addEventListener(event, scan)
      isStarting = true
      window?.dispatchEvent(new (eventClass(window))('eip6963:requestProvider'))
      isStarting = false
      scan()
    },
    stop() {
      window?.removeEventListener('eip6963:announceProvider', announce)
      for (const event of signs) window?.removeEventListener(event, scan)
    },
  }
}

export declare namespace createDiscovery {
  type Options = {
    window: WindowPort | undefined
    catalogue: readonly Wallet[]
    onChange(): void
    /** What is known of a wallet beside what the page says. */
    mark?(row: WalletRow): WalletRow
    /** The wallet of the last connection, which `mark` may tell of. */
    recent?(): WalletId | undefined
  }
}

const providerOf = (found: readonly Found[], wallet: WalletId) =>
  found.find(({ id }) => id === wallet)?.provider

/** A window takes only events of its own realm. */
function eventClass(window: unknown): typeof Event {
  return (look(window, 'Event') as typeof Event | undefined) ?? Event
}

/** After these, legacy wallets that came late are there. */
const signs = ['ethereum#initialized', 'load', 'pageshow']
