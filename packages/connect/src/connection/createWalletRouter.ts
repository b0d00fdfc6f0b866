import { usesWalletConnect } from '../catalogue/usesWalletConnect.ts'
import type { Remote, Wallet, WalletId } from '../catalogue/Wallet.ts'
import { classify } from '../classify/classify.ts'
import { createDiscovery, type WindowPort } from '../discovery/createDiscovery.ts'
import type { ObservedProvider, Provider } from '../discovery/Provider.ts'
import { removeIdSuffix } from '../discovery/removeIdSuffix.ts'
import type { Answer } from '../machine/types.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { Snapshot, WalletRow } from '../types.ts'
import type { StoragePort } from './pagePorts.ts'
import { type RequestArguments, sendRequest } from './sendRequest.ts'

/** Finds the provider of a wallet, in this page or by its `Remote`, and sends requests to it. */
export function createWalletRouter(options: createWalletRouter.Options) {
  const { window, catalogue, storage, onChange } = options
  const remotes = remotesOf(options)
  const stored: unknown = storage.getItem(recentKey)
  let recent = typeof stored === 'string' && stored !== '' ? stored.slice(0, 253) : undefined
  const mark = (row: WalletRow): WalletRow => ({
    ...row,
    ...(!row.installed && !row.provided && remotes[row.id] && { remote: true }),
    // The stored identity does not say which wallet was connected if several wallets of the page claim that identity.
    ...(recent === row.id && row.warning !== 'contested' && { recent: true }),
  })
  const discovery = createDiscovery({ window, catalogue, onChange, mark, recent: () => recent })
  const opened = new Map<WalletId, Provider>()
  const observers = new WeakMap<Provider, ObservedProvider>()
  const connected = new Set<WalletId>()
  const isOpen = (wallet: WalletId) => Boolean(remotes[wallet]?.isOpen?.())
  /** Whether a restore may reach the remote wallet. */
  const mayOpen = (wallet: WalletId) =>
    remotes[wallet] !== undefined && (remotes[wallet].isOpen?.() ?? true)
  const provider = (wallet: WalletId) =>
    isOpen(wallet)
      ? opened.get(wallet)
      : (discovery.provider(wallet) ?? (remotes[wallet] && opened.get(wallet)))

  /** Whether no extension can provide the wallet, as for WalletConnect. */
  const isRemoteOnly = (wallet: WalletId) =>
    discovery.rows().some(({ id, remoteOnly }) => id === wallet && remoteOnly)

  return {
    ...discovery,
    provider,
    isPresent(wallet: WalletId): boolean {
      if (!provider(wallet)) discovery.scan()
      return Boolean(provider(wallet) ?? remotes[wallet])
    },
    /** Whether a restore starts now. If not, it waits for the wallet to appear. */
    isRestorable(wallet: WalletId): boolean {
      if (!provider(wallet)) discovery.scan()
      return Boolean(provider(wallet)) || mayOpen(wallet) || isRemoteOnly(wallet)
    },
    /** Whether several wallets claim this identity, its `Remote` is not open, and it was not connected in this page. */
    isAmbiguous: (wallet: WalletId) =>
      discovery.isContested(wallet) && !isOpen(wallet) && !connected.has(wallet),
    /** Remembers a connected wallet as the recent one, also for later pages. A disconnect does not change that. */
    markConnected(wallet: WalletId) {
      connected.add(wallet)
      const identity = removeIdSuffix(wallet)
      if (identity !== recent) storage.setItem(recentKey, identity)
      recent = identity
      discovery.scan()
    },
    /** Whether the `Remote` provides the wallet. The request of accounts then has no timeout. */
    isRemote: (wallet: WalletId) =>
      Boolean(remotes[wallet]) && (isOpen(wallet) || !discovery.provider(wallet)),
    cancelOtherAttempts({ status, wallet }: Snapshot) {
      for (const [id, remote] of Object.entries(remotes))
        if (status !== 'connecting' || id !== wallet) remote?.cancel?.()
    },
    nameOf: (wallet: WalletId) => discovery.rows().find(({ id }) => id === wallet)?.name ?? wallet,
    /** Sends a request. Sends nothing if the `Remote` provides the wallet first, and `isWanted` then returns false. */
    async ask(wallet: WalletId, args: RequestArguments, isWanted: () => boolean): Promise<Answer> {
      const remote = remotes[wallet]
      const picked = args.method === 'eth_requestAccounts'
      if (!provider(wallet) && remote && (picked || mayOpen(wallet))) {
        try {
          opened.set(wallet, await remote())
        } catch (error) {
          return { ok: false, error, gone: false }
        }
        if (!isWanted()) return { ok: false, error: undefined, gone: false }
        onChange()
      }
      return sendRequest(provider(wallet), args)
    },
    /** Returns the wrapper of the wallet's provider: always the same one, so only the first call uses `failed`. */
    observed(wallet: WalletId, failed: Parameters<typeof observeProvider>[1]) {
      const found = provider(wallet)
      if (!found) return undefined
      const made = observers.get(found) ?? observeProvider(found, failed)
      observers.set(found, made)
      return made
    },
  }
}

export declare namespace createWalletRouter {
  type Options = {
    window: WindowPort | undefined
    catalogue: readonly Wallet[]
    pair: ((wallet: WalletId) => Remote) | undefined
    storage: StoragePort
    onChange(): void
  }
}

const recentKey = 'touchstone.recent'

/** Returns the `Remote` of each wallet by id. Throws a TypeError if two wallets have one id: they would share a row. */
function remotesOf({ catalogue, pair }: createWalletRouter.Options) {
  // Use an object without a prototype: a caller may pass any wallet id, even `constructor`.
  const remotes: Partial<Record<WalletId, Remote | undefined>> = Object.create(null)
  for (const wallet of catalogue) {
    const { id, getProvider } = wallet
    if (id in remotes)
      throw new TypeError(
        `createConnection wants \`wallets\` with one id each: '${id}' is there twice.`,
      )
    remotes[id] = getProvider ?? (usesWalletConnect(wallet) ? pair?.(id) : undefined)
  }
  return remotes
}

/** Wraps a provider. Calls `onFailure` if the error of a request says that the wallet is gone or unauthorised. */
function observeProvider(
  provider: Provider,
  onFailure: (why: 'gone' | 'unauthorised', provider: Provider) => void,
): ObservedProvider {
  return {
    async request(args) {
      const answer = await sendRequest(provider, args)
      if (answer.ok) return answer.value
      const { error } = answer
      if (answer.gone) onFailure('gone', provider)
      else if (readProperty(error, 'code') === 4100 || classify(error) === 'locked')
        onFailure('unauthorised', provider)
      throw error
    },
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}
