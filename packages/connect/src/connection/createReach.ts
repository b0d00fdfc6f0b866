import type { Wallet } from '../catalogue/Wallet.ts'
import { createDiscovery, type WindowPort } from '../discovery/createDiscovery.ts'
import type { Provider } from '../discovery/Provider.ts'
import type { Answer } from '../machine/stimulus.ts'
import type { Snapshot, WalletId, WalletRow } from '../types.ts'
import { observed, type ObservedProvider } from './observed.ts'
import { request } from './request.ts'

/** How to reach a wallet outside of this page; answers its EIP-1193 provider. */
export type Remote = (() => Promise<Provider>) & {
  /** Whether it is connected, or was before a reload: it then counts more than the same wallet in this page. */
  isOpen?(): boolean
  /** The attempt to reach it is over: nobody waits for it any more. */
  cancel?(): void
}

/** Which wallets can be asked, in this page and outside of it, and the asking. */
export function createReach(options: createReach.Options) {
  const { window, catalogue, recent, onChange } = options
  // Without what every object inherits: a wallet may be asked for by any name, `constructor` too.
  const remotes: typeof options.remotes = Object.assign(Object.create(null), options.remotes)
  const mark = (row: WalletRow): WalletRow => ({
    ...row,
    ...(!row.installed && remotes[row.id] && { remote: true }),
    // The storage has the identity alone, not the wallet that it belonged to.
    ...(recent() === row.id && row.warning !== 'contested' && { recent: true }),
  })
  const discovery = createDiscovery({ window, catalogue, onChange, mark, recent })
  const opened = new Map<WalletId, Provider>()
  const observers = new WeakMap<Provider, ObservedProvider>()
  /** Connected in this page before. */
  const connected = new Set<WalletId>()
  const isOpen = (wallet: WalletId) => Boolean(remotes[wallet]?.isOpen?.())
  /** Without a pick; a remote that does not say is always reached. */
  const mayOpen = (wallet: WalletId) =>
    remotes[wallet] !== undefined && (remotes[wallet].isOpen?.() ?? true)
  const provider = (wallet: WalletId) =>
    isOpen(wallet)
      ? opened.get(wallet)
      : (discovery.provider(wallet) ?? (remotes[wallet] && opened.get(wallet)))

  /** Nothing in a page can be this one, as WalletConnect's own row: it is not worth a wait. */
  const isNeverHere = (wallet: WalletId) =>
    catalogue.some(
      ({ id, rdns, namespaces, flags }) =>
        id === wallet && rdns.length + namespaces.length + flags.length === 0,
    )

  return {
    ...discovery,
    provider,
    isPresent(wallet: WalletId): boolean {
      if (!provider(wallet)) discovery.scan()
      return Boolean(provider(wallet) ?? remotes[wallet])
    },
    /** Can be asked now, without a person; another one may still come. */
    isRestorable(wallet: WalletId): boolean {
      if (!provider(wallet)) discovery.scan()
      return Boolean(provider(wallet)) || mayOpen(wallet) || isNeverHere(wallet)
    },
    /** Only the person can say which of several wallets is meant; one that was connected in this page is known. */
    isAmbiguous: (wallet: WalletId) =>
      discovery.isContested(wallet) && !isOpen(wallet) && !connected.has(wallet),
    connected: (wallet: WalletId) => void connected.add(wallet),
    /** On another device: no time-out of ours, since a person has to find it first. */
    isRemote: (wallet: WalletId) =>
      Boolean(remotes[wallet]) && (isOpen(wallet) || !discovery.provider(wallet)),
    /** Lets the wallets outside of this page know whom nobody waits for any more. */
    settle({ status, wallet }: Snapshot) {
      for (const [id, remote] of Object.entries(remotes))
        if (status !== 'connecting' || id !== wallet) remote?.cancel?.()
    },
    nameOf: (wallet: WalletId) => discovery.rows().find(({ id }) => id === wallet)?.name ?? wallet,
    /** Asks a wallet, reaching it first where needed; not where `isWanted` says no by then. */
    async ask(wallet: WalletId, args: Args, isWanted: () => boolean): Promise<Answer> {
      const remote = remotes[wallet]
      const picked = args.method === 'eth_requestAccounts'
      // Later requests of the connection go to the same provider.
      discovery.keep(wallet)
      if (!provider(wallet) && remote && (picked || mayOpen(wallet))) {
        try {
          opened.set(wallet, await remote())
        } catch (error) {
          return { ok: false, error, gone: false }
        }
        if (!isWanted()) return { ok: false, error: undefined, gone: false }
        onChange()
      }
      return request(provider(wallet), args)
    },
    /** One for each provider object, so that it can be compared. */
    observed(wallet: WalletId, failed: Parameters<typeof observed>[1]) {
      const found = provider(wallet)
      if (!found) return undefined
      const made = observers.get(found) ?? observed(found, failed)
      observers.set(found, made)
      return made
    },
  }
}

export declare namespace createReach {
  type Options = {
    window: WindowPort | undefined
    catalogue: readonly Wallet[]
    remotes: Partial<Record<WalletId, Remote>>
    recent(): WalletId | undefined
    onChange(): void
  }
}

type Args = { method: string; params?: unknown[] }
