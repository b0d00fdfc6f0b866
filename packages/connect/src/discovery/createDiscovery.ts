import { readProperty } from '../normalise/readProperty.ts'
import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import type { WalletRow } from '../types.ts'
import { createFoundWallets } from './createFoundWallets.ts'
import { parseAnnouncement } from './parseAnnouncement.ts'
import type { Provider } from './Provider.ts'
import { toWalletRows } from './toWalletRows.ts'

/** Window in which wallets announce themselves. Tests pass an `EventTarget`. */
export type WindowPort = EventTarget & { ethereum?: unknown }

/** Watches the wallets of a page. A provider has a row for each identity that it claims. */
export function createDiscovery(options: createDiscovery.Options) {
  const { window, catalogue, onChange } = options
  const wallets = createFoundWallets(catalogue)
  const { found } = wallets
  let rows: readonly WalletRow[] = []
  let inputs: readonly unknown[] = []
  let isStarting = false

  const announce = (event: Event) => {
    // `parseAnnouncement` never throws, so a broken announcement does not affect the next ones.
    const announcement = parseAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement) return
    wallets.announce(announcement)
    if (!isStarting) scan()
  }

  /** Searches for wallets again: a namespace such as `window.rabby` has no event. */
  const scan = () => {
    wallets.search(window)
    const parts = [
      options.recent?.(),
      wallets.dropped() > 0,
      ...found.map(({ announcement }) => announcement),
    ]
    // Keep the rows if nothing has changed: the connect button scans whenever the pointer or the focus enters it.
    if (parts.length === inputs.length && parts.every((part, index) => part === inputs[index]))
      return
    inputs = parts
    rows = toWalletRows(catalogue, found).map(options.mark ?? ((row) => row))
    onChange()
  }

  return {
    rows: () => rows,
    provider: (wallet: WalletId): Provider | undefined =>
      found.find(({ id }) => id === wallet)?.provider,
    dropped: wallets.dropped,
    isContested: (wallet: WalletId) =>
      rows.some(({ id, warning }) => id === wallet && warning === 'contested'),
    scan,
    /** Starts to listen, and requests announcements. Wallets that are there answer within this call. */
    start() {
      window?.addEventListener('eip6963:announceProvider', announce)
      for (const event of injectionEvents) window?.addEventListener(event, scan)
      isStarting = true
      window?.dispatchEvent(new (eventClass(window))('eip6963:requestProvider'))
      isStarting = false
      scan()
    },
    stop() {
      window?.removeEventListener('eip6963:announceProvider', announce)
      for (const event of injectionEvents) window?.removeEventListener(event, scan)
    },
  }
}

export declare namespace createDiscovery {
  type Options = {
    window: WindowPort | undefined
    catalogue: readonly Wallet[]
    onChange(): void
    /** Adds fields to a row, such as `recent` and `remote`. */
    mark?(row: WalletRow): WalletRow
    /** Returns the last connected wallet. The rows are made again when it changes, because `mark` may depend on it. */
    recent?(): WalletId | undefined
  }
}

/** Returns the `Event` class of the window's realm: `dispatchEvent` rejects events of another realm. */
function eventClass(window: unknown): typeof Event {
  return (readProperty(window, 'Event') as typeof Event | undefined) ?? Event
}

/** Events of the window after which a wallet without EIP-6963 may have been injected. */
const injectionEvents = ['ethereum#initialized', 'load', 'pageshow']
