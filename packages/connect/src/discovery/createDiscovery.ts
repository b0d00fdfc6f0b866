import { look } from '../classify/look.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import type { WalletId, WalletRow } from '../types.ts'
import { findLegacy } from './findLegacy.ts'
import { parseAnnouncement, type Announcement } from './parseAnnouncement.ts'
import type { Provider } from './Provider.ts'

/** Where wallets are found: a page's window, or an `EventTarget` of a test. */
export type WindowPort = EventTarget & { ethereum?: unknown }

/**
 * The wallets of this page, live: by EIP-6963 identity, then by namespace, then by flag, and never an
 * untargeted `window.ethereum`. One row for each wallet, one wallet for each provider object.
 */
export function createDiscovery(options: createDiscovery.Options) {
  const { window, catalogue, onChange } = options
  const announced: Announcement[] = []
  let found = new Map<WalletId, Provider>()
  let rows: readonly WalletRow[] = []
  /** All that the rows are made of, at the last look. */
  let made: readonly unknown[] = []

  const announce = (event: Event) => {
    // Once one wallet has thrown here, the others would no longer be heard.
    const announcement = parseAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement || announced.length >= 64) return
    const { provider, rdns, uuid } = announcement
    if (announced.some((known) => known.provider === provider && known.rdns === rdns)) return
    // The same announcement with another provider: the extension came back, its old one is dead.
    const stale = announced.findIndex((known) => uuid && known.uuid === uuid && known.rdns === rdns)
    if (stale >= 0) announced.splice(stale, 1)
    announced.push(announcement)
    scan()
  }

  /** Looks again: namespaces appear without a word. */
  const scan = () => {
    const next = findAll(window, catalogue, announced)
    const parts = [...next.keys(), ...next.values(), ...announced, options.recent?.()]
    // A button asks for a look each time that a finger comes near: where nothing has changed, no more is done.
    if (parts.length === made.length && parts.every((part, index) => part === made[index])) return
    made = parts
    const nextRows = toRows(catalogue, next, announced).map(options.mark ?? ((row) => row))
    const moved =
      [...next].some(([id, provider]) => found.get(id) !== provider) || next.size !== found.size
    const changed = !sameRows(nextRows, rows)
    found = next
    if (changed) rows = nextRows
    if (moved || changed) onChange()
  }

  return {
    rows: () => rows,
    provider: (wallet: WalletId) => found.get(wallet),
    scan,
    /** Listens and asks; wallets answer within this call. */
    start() {
      window?.addEventListener('eip6963:announceProvider', announce)
      for (const event of signs) window?.addEventListener(event, scan)
      window?.dispatchEvent(new (eventClass(window))('eip6963:requestProvider'))
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

/** A window takes only events of its own realm. */
function eventClass(window: unknown): typeof Event {
  return (look(window, 'Event') as typeof Event | undefined) ?? Event
}

/** After these, legacy wallets that came late are there. */
const signs = ['ethereum#initialized', 'load', 'pageshow']

function findAll(
  window: unknown,
  catalogue: readonly Wallet[],
  announced: readonly Announcement[],
) {
  const found = new Map<WalletId, Provider>()
  const owner = new Map<Provider, WalletId>()
  const take = (id: WalletId, provider: Provider | undefined) => {
    if (!provider || found.has(id) || owner.has(provider)) return
    found.set(id, provider)
    owner.set(provider, id)
  }
  const others = announced.filter(
    ({ rdns }) => !catalogue.some((wallet) => wallet.rdns.includes(rdns)),
  )
  // MetaMask last: Rabby announces itself a second time as MetaMask, with the same provider.
  for (const wallet of [...catalogue].sort((a, b) => +isMasked(a) - +isMasked(b)))
    for (const { rdns, provider } of announced)
      if (wallet.rdns.includes(rdns)) take(wallet.id, provider)
  for (const { rdns, provider } of others) take(rdns, provider)
  for (const wallet of catalogue) take(wallet.id, findLegacy(window, wallet))
  return found
}

function isMasked(wallet: Wallet): boolean {
  return wallet.id === 'metamask'
}

function toRows(
  catalogue: readonly Wallet[],
  found: ReadonlyMap<WalletId, Provider>,
  announced: readonly Announcement[],
): WalletRow[] {
  const own = catalogue.map((wallet): WalletRow => {
    const rdns =
      announced.find(({ provider }) => provider === found.get(wallet.id))?.rdns ?? wallet.rdns[0]
    const { id, name, icon, mark } = wallet
    return {
      id,
      name,
      icon,
      mark,
      installed: found.has(id),
      group: 'catalogue',
      ...(rdns !== undefined && { rdns }),
    }
  })
  const strangers = [...found].flatMap(
    ([id, provider]) =>
      announced.find((known) => known.rdns === id && known.provider === provider) ?? [],
  )
  const names = [...own, ...strangers].map(({ name }) => fold(name))
  const others = strangers.map((info): WalletRow => {
    const { rdns, icon } = info
    // A stranger under the name of another row says where it comes from.
    const folded = fold(info.name)
    const shared = names.filter((one) => one === folded).length > 1
    const name = shared ? `${info.name} (${rdns})` : info.name
    const more = icon !== undefined && { icon }
    return { id: rdns, name, installed: true, group: 'announced', rdns, ...more }
  })
  return [
    ...own.filter(({ installed }) => installed),
    ...own.filter(({ installed }) => !installed),
    ...others,
  ]
}

/** Compares rows without serializing them: icons have up to 100,000 characters. */
function sameRows(rows: readonly WalletRow[], others: readonly WalletRow[]): boolean {
  return rows.length === others.length && rows.every((row, index) => sameRow(row, others[index]!))
}

function sameRow(row: WalletRow, other: WalletRow): boolean {
  const keys = Object.keys({ ...row, ...other }) as (keyof WalletRow)[]
  return keys.every((key) => row[key] === other[key])
}

/** What looks the same; a name in other letters than Latin ones is looked at as it is. */
function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\W/g, '') || name
}
