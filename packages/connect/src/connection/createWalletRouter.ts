import { usesWalletConnect } from '../catalogue/usesWalletConnect.ts'
import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import { createDiscovery, type WindowPort } from '../discovery/createDiscovery.ts'
import type { ObservedProvider, Provider } from '../discovery/Provider.ts'
import type { Answer } from '../machine/types.ts'
import type { Snapshot, WalletRow } from '../types.ts'
import { isExtensionGone } from '../classify/isExtensionGone.ts'
import { classify } from '../classify/classify.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { Remote } from './RemoteProviderGetter.ts'

/** Finds the provider of a wallet, in this page or by its `Remote`, and sends requests to it. */
export function createWalletRouter(options: createWalletRouter.Options) {
  const { window, catalogue, recent, onChange } = options
  const remotes = remotesOf(options)
  const mark = (row: WalletRow): WalletRow => ({
    ...row,
    ...(!row.installed && !row.provided && remotes[row.id] && { remote: true }),
    // The stored identity does not say which wallet was connected if several wallets of the page claim that identity.
    ...(recent() === row.id && row.warning !== 'contested' && { recent: true }),
  })
  const discovery = createDiscovery({ window, catalogue, onChange, mark, recent })
  const opened = new Map<WalletId, Provider>()
  const observers = new WeakMap<Provider, ObservedProvider>()
  /** Wallets that were connected in this page. */
  const connected = new Set<WalletId>()
  const isOpen = (wallet: WalletId) => Boolean(remotes[wallet]?.isOpen?.())
  /** Whether a restore may reach the remote wallet. True if the remote has no `isOpen`. */
  const mayOpen = (wallet: WalletId) =>
    remotes[wallet] !== undefined && (remotes[wallet].isOpen?.() ?? true)
  const provider = (wallet: WalletId) =>
    isOpen(wallet)
      ? opened.get(wallet)
      : (discovery.provider(wallet) ?? (remotes[wallet] && opened.get(wallet)))

  /** Whether no extension can provide the wallet, as for WalletConnect. A restore does not wait for it to appear. */
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
    /**
     * Whether several wallets claim this identity, so that the user must choose one. False if the user has connected
     * the wallet in this page, or if its `Remote` is open.
     */
    isAmbiguous: (wallet: WalletId) =>
      discovery.isContested(wallet) && !isOpen(wallet) && !connected.has(wallet),
    markConnected: (wallet: WalletId) => void connected.add(wallet),
    /**
     * Whether the `Remote` of the wallet provides it. The request of accounts then has no timeout: the user may have to
     * find the phone first.
     */
    isRemote: (wallet: WalletId) =>
      Boolean(remotes[wallet]) && (isOpen(wallet) || !discovery.provider(wallet)),
    /** Cancels every remote attempt except the current one. */
    cancelOtherAttempts({ status, wallet }: Snapshot) {
      for (const [id, remote] of Object.entries(remotes))
        if (status !== 'connecting' || id !== wallet) remote?.cancel?.()
    },
    nameOf: (wallet: WalletId) => discovery.rows().find(({ id }) => id === wallet)?.name ?? wallet,
    /**
     * Sends a request to a wallet. If its `Remote` must provide it first, sends nothing if `isWanted` returns false
     * after that.
     */
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
    /**
     * Returns the wallet's provider in a wrapper that reports failures (`observeProvider`). Each provider has one
     * wrapper, so that callers can compare wrappers by identity.
     */
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
    /** Returns the function that pairs with a wallet by WalletConnect. */
    pair: ((wallet: WalletId) => Remote) | undefined
    recent(): WalletId | undefined
    onChange(): void
  }
}

/**
 * Returns the `Remote` of each wallet of the catalogue, by id, or undefined if it has none.
 *
 * @throws TypeError if two wallets have one id: they would share a row
 */
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

type RequestArguments = { method: string; params?: unknown }

/** Sends a request and returns its outcome. Never rejects, even if the provider throws synchronously. */
async function sendRequest(
  provider: Provider | undefined,
  args: RequestArguments,
): Promise<Answer> {
  if (!provider) return { ok: false, error: undefined, gone: true }
  let pending: unknown
  try {
    pending = callProvider(provider, args)
  } catch (error) {
    // EIP-1193 providers reject and do not throw. A throw without a code means that the wallet is gone.
    return {
      ok: false,
      error,
      gone: readProperty(error, 'code') === undefined || isExtensionGone(error),
    }
  }
  try {
    return { ok: true, value: await pending }
  } catch (error) {
    return { ok: false, error, gone: isExtensionGone(error) }
  }
}

function callProvider(provider: Provider, args: RequestArguments): unknown {
  if (typeof provider.request === 'function') return provider.request(args)
  // Providers from before EIP-1193 have no `request`.
  if (args.method === 'eth_requestAccounts' && provider.enable) return provider.enable()
  if (provider.sendAsync) return sendAsync(provider, args)
  return send(provider, args)
}

/** Calls the legacy `send`, which resolves to the result in some providers and to the JSON-RPC response in others. */
async function send(provider: Provider, args: RequestArguments) {
  const answer = await provider.send?.(args.method, args.params)
  return readProperty(answer, 'jsonrpc') === undefined ? answer : readProperty(answer, 'result')
}

function sendAsync(provider: Provider, args: RequestArguments): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const payload = { jsonrpc: '2.0', id: 1, params: [], ...args }
    provider.sendAsync?.(payload, (error, response) => {
      const failure = error ?? readProperty(response, 'error')
      if (failure) reject(failure)
      else resolve(readProperty(response, 'result'))
    })
  })
}

/**
 * Wraps a provider. Calls `onFailure` when the error of a request shows that the wallet is gone, or that the site may
 * not use it (code 4100, or a locked wallet).
 */
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
      else if (
        readProperty(error, 'code') === 4100 ||
        classify(error, { during: 'send' }) === 'locked'
      )
        onFailure('unauthorised', provider)
      throw error
    },
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}
