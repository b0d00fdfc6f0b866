import { defaultWallets } from '../catalogue/defaultWallets.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { WindowPort } from '../discovery/createDiscovery.ts'
import type { Connection, ConnectionEvent } from '../types.ts'
import type { WalletConnect } from '../walletconnect/createWalletConnect.ts'
import { validateChains, type Chains } from './validateChains.ts'
import { createMachineRunner } from './createMachineRunner.ts'
import { createIntentStorage } from './createIntentStorage.ts'
import { createWalletRouter } from './createWalletRouter.ts'
import { createEmitter } from './createEmitter.ts'
import {
  parseChainId,
  parseConnectOptions,
  parseProviderOptions,
  rejectMisuse,
} from './parseMethodOptions.ts'
import * as ports from './pagePorts.ts'

/**
 * Creates a connection to one wallet at a time. The transition table of `@touchstone/conformance` specifies its
 * behaviour. Its methods never throw synchronously.
 *
 * @throws TypeError if `chains` is not a list of chains, or two of them or two `wallets` have one id
 * @example
 * import { createConnection } from '@touchstone/connect'
 *
 * const connection = createConnection()
 * connection.on('change', ({ accounts, chainId }) => console.log(accounts, chainId))
 * await connection.connect({ wallet: 'metamask' })
 * connection.getSnapshot().chainId // 56
 */
export function createConnection(options: createConnection.Options = {}): Connection {
  const {
    window = ports.pageWindow(),
    clock = ports.pageClock,
    visibility = ports.pageVisibility(window),
  } = options
  const storage = ports.ignoreStorageErrors(
    options.storage === undefined ? ports.pageStorage(window) : options.storage,
  )
  const chains = validateChains(options.chains)
  options.walletConnect?.onCreate?.(chains)
  const rowWatchers = createEmitter<[]>()
  const router = createWalletRouter({
    window,
    catalogue: options.wallets ?? defaultWallets,
    pair: options.walletConnect?.remote,
    storage,
    onChange() {
      rowWatchers.emit()
      runner.updateWallets()
    },
  })
  const intentStorage = createIntentStorage(storage)
  const runner = createMachineRunner({ chains, clock, visibility, intentStorage, router })
  const { dispatch, getSnapshot, watchers } = runner
  const onPageShow = (event: Event) => {
    if (readProperty(event, 'persisted') === true) dispatch({ type: 'restored' })
  }
  const onStorage = (event: Event) => {
    const wallet = intentStorage.forgotten(event)
    if (wallet !== undefined) dispatch({ type: 'forgotten', wallet })
  }
  runner.events.add(({ event, wallet }) => {
    if (event !== 'connect') return
    options.walletConnect?.onConnect?.()
    router.markConnected(wallet)
  })
  watchers.add(() => router.cancelOtherAttempts(getSnapshot()))
  window?.addEventListener('pageshow', onPageShow)
  window?.addEventListener('storage', onStorage)
  router.start()
  runner.updateWallets()

  return {
    getSnapshot,
    subscribe: watchers.add,
    on: (name, listener) =>
      runner.events.add((event) => {
        // A comparison with a type parameter does not narrow the union.
        if (event.event === name) listener(event as ConnectionEvent<typeof name>)
      }),
    connect(options) {
      const parsed = parseConnectOptions(options)
      if (!parsed) return rejectMisuse("connect({ wallet: 'metamask', chainId?: 8453 })")
      const { wallet, chainId = chains[0].id } = parsed
      const target = chainId === false ? undefined : chainId
      const present = router.isPresent(wallet)
      const remote = router.isRemote(wallet)
      return runner.ask((ticket) =>
        dispatch({ type: 'connect', ticket, wallet, present, remote, target }),
      )
    },
    switchChain: (options) => requestChain('switch', options),
    addChain: (options) => requestChain('add', options),
    cancel: () => dispatch({ type: 'cancel' }),
    async disconnect() {
      dispatch({ type: 'disconnect' })
    },
    reconnect() {
      const { intent = '' } = getSnapshot()
      if (router.isAmbiguous(intent)) dispatch({ type: 'contested' })
      else dispatch({ type: 'reconnect', present: router.isRestorable(intent) })
      return until(() => getSnapshot().status !== 'reconnecting', watchers.add)
    },
    wallets: {
      getSnapshot: router.rows,
      subscribe: rowWatchers.add,
      scan: router.scan,
      dropped: router.dropped,
    },
    chains,
    ...(options.walletConnect && { pairing: options.walletConnect.pairing }),
    getProvider(options) {
      const wallet = parseProviderOptions(options, runner.wallet())
      return wallet === undefined
        ? undefined
        : router.observed(wallet, (why, provider) => {
            if (router.provider(runner.wallet() ?? '') === provider)
              dispatch({ type: 'failed', why })
          })
    },
    destroy() {
      router.stop()
      window?.removeEventListener('pageshow', onPageShow)
      window?.removeEventListener('storage', onStorage)
      rowWatchers.clear()
      runner.destroy()
    },
  }

  function requestChain(type: 'switch' | 'add', options: unknown): Promise<void> {
    const chainId = parseChainId(options)
    if (chainId === undefined) return rejectMisuse(`${type}Chain({ chainId: 8453 })`)
    return quiet(runner.ask((ticket) => dispatch({ type, ticket, chainId })))
  }
}

export declare namespace createConnection {
  type Options = {
    /** Chains of the app, the default chain first. Default: BNB Smart Chain and Ethereum. */
    chains?: Chains
    /** Wallets that have a row even if not installed, in the order of the dialog. Default: `defaultWallets`. */
    wallets?: readonly Wallet[]
    /** Window in which the connection looks for wallets. Default: the page's window. */
    window?: WindowPort
    /** Storage of the last wallet, so that a reload can restore it. `null` stores nothing. Default: `localStorage`. */
    storage?: ports.StoragePort | null
    /** Clock and timers, for tests. Default: those of the page, in ms since page start. */
    clock?: ports.Clock
    /** Visibility of the page, for tests. Default: the `visibilityState` of the document. */
    visibility?: ports.Visibility
    /** Wallets on other devices, from `createWalletConnect`. */
    walletConnect?: WalletConnect | undefined
  }
}

/** Returns the promise without its value. An app may ignore its rejection and read the error from the snapshot. */
function quiet(promise: Promise<unknown>): Promise<void> {
  const done = promise.then(() => {})
  done.catch(() => {})
  return done
}

function until(isSo: () => boolean, subscribe: Connection['subscribe']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })
}
