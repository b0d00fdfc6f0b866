import type { Wallet } from '../catalogue/Wallet.ts'
import { wallets } from '../catalogue/wallets.ts'
import { look } from '../classify/look.ts'
import type { WindowPort } from '../discovery/createDiscovery.ts'
import { identityOf } from '../discovery/identityOf.ts'
import { chainId as normalise } from '../normalise/chainId.ts'
import type { Connection, WalletId } from '../types.ts'
import type { WalletConnect } from '../walletconnect/createWalletConnect.ts'
import { chainsOf, type Chains } from './chainsOf.ts'
import { createDriver } from './createDriver.ts'
import { createMemory } from './createMemory.ts'
import { createReach, type Remote } from './createReach.ts'
import { createRecent } from './createRecent.ts'
import { createStream } from './createStream.ts'
import * as ports from './ports.ts'

/**
 * Creates a connection to one wallet at a time. The transition table of `@touchstone/conformance` specifies its
 * behaviour. Its methods never throw synchronously, and every wait ends.
 *
 * @throws TypeError if `chains` is not a list of chains
 * @example
 * import { createConnection } from '@touchstone/connect'
 *
 * const connection = createConnection()
 * connection.subscribe((entry) => console.log(entry.event, entry.accounts, entry.chainId))
 * await connection.connect('metamask')
 * connection.getSnapshot().chainId // 56
 */
export function createConnection(options: createConnection.Options = {}): Connection {
  const {
    window = ports.pageWindow(),
    clock = ports.pageClock,
    visibility = ports.pageVisibility(window),
    storage = ports.pageStorage(window),
  } = options
  const chains = chainsOf(options.chains)
  options.walletConnect?.onCreate?.(chains)
  const recent = createRecent(storage ?? undefined)
  const rowWatchers = createStream<[]>()
  const reach = createReach({
    window,
    catalogue: options.wallets ?? wallets,
    remotes: { ...options.walletConnect?.remotes, ...options.remotes },
    recent: recent.read,
    onChange() {
      rowWatchers.send()
      driver.discovered()
    },
  })
  const memory = createMemory(storage ?? undefined)
  const driver = createDriver({ chains, clock, visibility, memory, reach })
  const { dispatch, getSnapshot, watchers } = driver
  const shown = (event: Event) => {
    if (look(event, 'persisted') === true) dispatch({ type: 'restored' })
  }
  const stored = (event: Event) => {
    const wallet = memory.forgotten(event)
    if (wallet !== undefined) dispatch({ type: 'forgotten', wallet })
  }
  driver.entries.add(({ event, wallet }) => {
    if (event !== 'connect') return
    reach.connected(wallet)
    recent.write(identityOf(wallet))
    options.walletConnect?.onConnect?.()
    reach.scan()
  })
  watchers.add(() => reach.settle(getSnapshot()))
  window?.addEventListener('pageshow', shown)
  window?.addEventListener('storage', stored)
  reach.start()
  driver.discovered()

  return {
    getSnapshot,
    watch: watchers.add,
    subscribe: driver.entries.add,
    connect(wallet, given) {
      const { switch: wanted = true, chainId = chains[0].id } = given ?? {}
      const present = reach.isPresent(wallet)
      const patient = reach.isRemote(wallet)
      const target = wanted ? idOf(chainId) : undefined
      return driver.ask((ticket) =>
        dispatch({ type: 'connect', ticket, wallet, present, patient, target }),
      )
    },
    switchChain: (chainId) =>
      quiet(driver.ask((ticket) => dispatch({ type: 'switch', ticket, chainId: idOf(chainId) }))),
    addChain: (chainId) =>
      quiet(driver.ask((ticket) => dispatch({ type: 'add', ticket, chainId: idOf(chainId) }))),
    cancel: () => dispatch({ type: 'cancel' }),
    async disconnect() {
      dispatch({ type: 'disconnect' })
    },
    reconnect() {
      const { intent = '' } = getSnapshot()
      if (reach.isAmbiguous(intent)) dispatch({ type: 'contested' })
      else dispatch({ type: 'reconnect', present: reach.isRestorable(intent) })
      return until(() => getSnapshot().status !== 'reconnecting', watchers.add)
    },
    wallets: {
      getSnapshot: reach.rows,
      watch: rowWatchers.add,
      scan: reach.scan,
      dropped: reach.dropped,
    },
    chains,
    ...(options.walletConnect && { pairing: options.walletConnect.pairing }),
    provider(wallet = driver.wallet()) {
      return wallet === undefined
        ? undefined
        : reach.observed(wallet, (why) => {
            if (driver.wallet() === wallet) dispatch({ type: 'failed', why })
          })
    },
    destroy() {
      reach.stop()
      window?.removeEventListener('pageshow', shown)
      window?.removeEventListener('storage', stored)
      rowWatchers.clear()
      driver.destroy()
    },
  }
}

export declare namespace createConnection {
  type Options = {
    /** Chains of the app, the default chain first. Default: BNB Smart Chain and Ethereum. */
    chains?: Chains
    /** Catalogue: wallets that have a row even if they are not installed. Default: the eight of `wallets`. */
    wallets?: readonly Wallet[]
    /** Window that receives the wallets' EIP-6963 announcements. Default: the page's window. */
    window?: WindowPort
    /** Storage of the last wallet. `null` stores nothing. Default: `localStorage`. */
    storage?: ports.StoragePort | null
    /** Clock and timers, for tests. Default: those of the page, in ms since page start. */
    clock?: ports.Clock
    /** Visibility of the page, for tests. Default: the `visibilityState` of the document. */
    visibility?: ports.Visibility
    /**
     * Functions that return the providers of wallets outside of this page, by wallet id. The connection calls each
     * at the first connect or restore, and keeps its provider. Such an attempt has no timeout: the provider or the
     * user ends it.
     */
    remotes?: Partial<Record<WalletId, Remote>>
    /** Wallets on other devices, from `createWalletConnect`. */
    walletConnect?: WalletConnect | undefined
  }
}

/** Untyped callers may pass a hex string or another form that wallets use. */
const idOf = (chainId: number): number => normalise(chainId) ?? chainId

/** Prevents an unhandled rejection: an app may ignore the promise and read the error from the snapshot. */
function quiet(promise: Promise<unknown>): Promise<void> {
  const done = promise.then(() => {})
  done.catch(() => {})
  return done
}

function until(isSo: () => boolean, watch: Connection['watch']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = watch(check)
    check()
  })
}
