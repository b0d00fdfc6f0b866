import { defaultChains } from '../catalogue/defaultChains.ts'
import type { Chains } from '../connection/validateChains.ts'
import { createEmitter } from '../connection/createEmitter.ts'
import * as ports from '../connection/pagePorts.ts'
import type { WindowPort } from '../discovery/createDiscovery.ts'
import type { Remote, WalletId } from '../catalogue/Wallet.ts'
import { createSessionStorage } from './createSessionStorage.ts'
import type { Pairing, PairingPort } from './Pairing.ts'
import { createPairingError } from './createPairingError.ts'
import { PairingError } from './PairingError.ts'
import type { RemoteProviders } from './session/createRemoteProviders.ts'
import type { Client } from './session/SdkClient.ts'

/** Wallets on other devices, for `createConnection({ walletConnect })`. */
export type WalletConnect = {
  /** Returns the function that pairs with a wallet. */
  remote(wallet: WalletId): Remote
  pairing: PairingPort
  /** Called after each connect, even to an installed wallet. */
  onConnect?(): void
  /** Called by `createConnection` with its chains, which are the default of the option `chains`. */
  onCreate?(chains: Chains): void
}

/**
 * Creates the option `walletConnect` of `createConnection`, for the wallets that pair by WalletConnect. Loads the SDK
 * at the first need. Contacts only the app's own host until the user connects or a session is restored.
 *
 * @throws TypeError without a project id
 * @example
 * import { createConnection, createWalletConnect } from '@touchstone/connect'
 *
 * const app = { name: 'My app', url: 'https://app.test' }
 * const walletConnect = createWalletConnect({ projectId: 'yours', app })
 * createConnection({ walletConnect }).pairing?.getSnapshot() // { relay: 'idle' }
 */
export function createWalletConnect(options: createWalletConnect.Options): WalletConnect {
  // Throw now and not at the first connect. The usual cause is an environment variable that is missing in the build.
  if (!options.projectId?.trim()) throw new TypeError(noProject)
  let { chains } = options
  const sessionChains = () => chains ?? defaultChains
  const window = options.window ?? ports.pageWindow()
  const storage = options.storage ?? ports.pageStorage(window)
  const sessionStore = createSessionStorage(storage)
  const changes = createEmitter<[]>()
  const ended = sessionStore.ended()
  let shown: Pairing = { relay: 'idle', ...(ended && { ended }) }
  let remoteProviders: Promise<RemoteProviders> | undefined
  let opened: RemoteProviders | undefined

  const show = (patch: { [Key in keyof Pairing]?: Pairing[Key] | undefined }) => {
    const next = { ...shown, ...patch }
    const known = Object.entries(next).filter(([, value]) => value !== undefined)
    shown = Object.fromEntries(known) as Pairing
    changes.emit()
  }
  const open = (): Promise<RemoteProviders> => (remoteProviders ??= start())
  const openSdkClient = async () => {
    const sdk = await import('./session/openClient.ts')
    return sdk.openClient({ ...options, chains: sessionChains(), ...(storage && { storage }) })
  }
  const start = async () => {
    try {
      const { createRemoteProviders } = await import('./session/createRemoteProviders.ts')
      opened = await createRemoteProviders({
        chains: sessionChains(),
        clock: options.clock ?? ports.pageClock,
        visibility: options.visibility ?? ports.pageVisibility(window),
        window,
        sessionStore,
        show,
        openClient: options.openClient ?? openSdkClient,
      })
      return opened
    } catch (error) {
      // Let the next attempt load the SDK again.
      remoteProviders = undefined
      throw error instanceof PairingError ? error : createPairingError('unloaded', error)
    }
  }
  const remote = (wallet: WalletId): Remote =>
    Object.assign(async () => (await open()).provider(wallet), {
      isOpen: () => sessionStore.read()?.wallet === wallet,
      // Cancel synchronously: a later call could cancel the next attempt.
      cancel: () => opened?.cancel(wallet),
    })
  return {
    remote,
    onCreate(given) {
      chains ??= given
    },
    onConnect() {
      sessionStore.settle()
      if (shown.ended) show({ ended: undefined })
    },
    pairing: {
      getSnapshot: () => shown,
      subscribe: changes.add,
      load: () => void open().catch(ignore),
      prepare() {
        let wanted = true
        let stop: (() => void) | undefined
        open().then(({ prepare }) => {
          if (wanted) stop = prepare()
        }, ignore)
        return () => {
          wanted = false
          stop?.()
        }
      },
    },
  }
}

export declare namespace createWalletConnect {
  type Options = {
    /** Id of the WalletConnect project. */
    projectId: string
    /** URL of the relay. Default: WalletConnect's relay. */
    relayUrl?: string | undefined
    /** Metadata of the app, which the wallet shows. */
    app: { name: string; url: string; description?: string; icon?: string }
    /** Chains of the session proposal, the default chain first. Default: those of the connection. */
    chains?: Chains
    /** Window of the page, for tests. Default: the page's window. */
    window?: WindowPort
    /** Storage of the session and of the SDK. Default: `localStorage`. */
    storage?: ports.StoragePort
    /** Clock and timers, for tests. Default: those of the page, in ms since page start. */
    clock?: ports.Clock
    /** Visibility of the page, for tests. A URI is renewed only while the page is visible. */
    visibility?: ports.Visibility
    /** Returns the SDK client, for tests. Default: the real client. */
    openClient?: () => Promise<Client>
  }
}

const noProject =
  'createWalletConnect wants `projectId`: the id of a WalletConnect project. An app that has none leaves `walletConnect` out.'

const ignore = () => {}
