import { bsc, mainnet } from 'viem/chains'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import type { Remote, Wallet, WalletId } from '../catalogue/Wallet.ts'
import { createConnection } from '../connection/createConnection.ts'
import type { ConnectionEvent } from '../types.ts'
import { createFakeClock, settle } from './createFakeClock.ts'
import { createFakeStorage } from './createFakeStorage.ts'
import { createFakeVisibility } from './createFakeVisibility.ts'
import { createFakeWallet, deferred, fail, type FakeWallet } from './createFakeWallet.ts'
import { onEveryEvent } from '../connection/onEveryEvent.ts'

/** Creates a page with one wallet and a connection. `reload` creates the next page with the same storage. */
export function createPageWithWallet(options: createPageWithWallet.Options = {}) {
  const clock = options.clock ?? createFakeClock()
  const storage = options.storage ?? createFakeStorage()
  const wallet = options.wallet ?? createFakeWallet()
  const window = options.window ?? new EventTarget()
  const visibility = options.visibility ?? createFakeVisibility()
  const { remotes, ...given } = options.connection ?? {}
  const connection = createConnection({
    chains: [bsc, mainnet],
    window,
    clock,
    storage,
    visibility,
    ...(remotes && { wallets: walletsWith(remotes) }),
    ...given,
  })
  const stream: ConnectionEvent[] = []
  onEveryEvent(connection, (event) => stream.push(event))
  const announce = ({ info, provider }: FakeWallet) =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    )
  if (options.announced !== false) announce(wallet)

  const page = {
    clock,
    storage,
    wallet,
    window,
    connection,
    stream,
    announce,
    settle,
    /** Events so far without errors, in the notation of the transition table. */
    events: () =>
      stream
        .filter(({ event }) => event !== 'error')
        .map((event) =>
          [event.event, ...(event.event === 'change' ? event.changed : [])].join('.'),
        ),
    errors: () => stream.flatMap((event) => (event.event === 'error' ? [event.error] : [])),
    status: () => connection.getSnapshot().status,
    setVisible: visibility.set,
    restore: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    reload: (more: createPageWithWallet.Options = {}) =>
      createPageWithWallet({ clock, storage, wallet, ...more }),
    async connected() {
      await connection.connect({ wallet: 'metamask' })
      return page
    },
    /** Starts a call whose request the wallet has not answered yet. */
    async waiting<Value>(method: string, start: () => Promise<Value>) {
      const answer = deferred()
      wallet.on(method, () => answer.promise)
      const promise = start()
      promise.catch(() => {})
      await settle()
      return { promise, answer }
    },
    connecting: () =>
      page.waiting('eth_requestAccounts', () => connection.connect({ wallet: 'metamask' })),
    /** Connects, and starts a switch to Ethereum. */
    async switching() {
      await page.connected()
      return page.waiting('wallet_switchEthereumChain', () =>
        connection.switchChain({ chainId: 1 }),
      )
    },
    /** Connects, and asks the wallet to add Ethereum. */
    async adding() {
      await page.connected()
      wallet.on('wallet_switchEthereumChain', fail({ code: 4902, message: 'Unrecognized chain' }))
      await connection.switchChain({ chainId: 1 }).catch(() => {})
      return page.waiting('wallet_addEthereumChain', () => connection.addChain({ chainId: 1 }))
    },
    /** Connects, reloads the page, and starts a reconnect. */
    async reconnecting() {
      await page.connected()
      const next = page.reload()
      const { promise, answer } = await page.waiting('eth_accounts', next.connection.reconnect)
      return { next, done: promise, answer }
    },
  }
  return page
}

export declare namespace createPageWithWallet {
  type Options = {
    clock?: ReturnType<typeof createFakeClock>
    storage?: ReturnType<typeof createFakeStorage>
    wallet?: FakeWallet
    window?: EventTarget
    visibility?: ReturnType<typeof createFakeVisibility>
    announced?: boolean
    connection?: Partial<createConnection.Options> & {
      remotes?: Partial<Record<WalletId, Remote>>
    }
  }
}

const walletsWith = (remotes: Partial<Record<WalletId, Remote>>): Wallet[] =>
  defaultWallets.map((wallet: Wallet) => {
    const getProvider = remotes[wallet.id]
    return getProvider ? { ...wallet, getProvider } : wallet
  })
