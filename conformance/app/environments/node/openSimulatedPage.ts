import {
  defaultWallets,
  type ConnectionEvent,
  type Wallet as CatalogueWallet,
  type createConnection,
} from '@touchstone/connect'
import type { Wallet } from '@touchstone/harness'
import type { AppChains } from '../../cells/AppChains.ts'
import { isRemoteWallet } from '../../isRemoteWallet.ts'
import { isUnannouncedWallet } from '../../isUnannouncedWallet.ts'
import { configuredChainsOf } from './environmentChains.ts'
import { createActionTracker } from './createActionTracker.ts'
import type { SiteStorage } from './createMemoryStorage.ts'
import type { FakeClock } from './fakeClock.ts'
import type { ObservedEntry } from '../../cells/Observation.ts'
import { eventNames } from '../../dapp/connectionPageScripts.ts'
import { toObservedError } from './toObservedError.ts'

/** An event of the connection with the time at which it was emitted. */
type StreamEntry = ObservedEntry & { at: number }

/** The part of a document that the connection uses: its visibility. */
const createDocument = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return Object.assign(document, {
    show: (visible: boolean) => {
      document.visibilityState = visible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
}

/** Simulates the load of a page with the app, which reconnects if a session is stored. */
export const openSimulatedPage = (
  wallet: Wallet,
  storage: SiteStorage,
  clock: FakeClock,
  chains: AppChains,
  create: typeof createConnection,
) => {
  const window = Object.assign(new EventTarget(), { document: createDocument() })
  const takeAway = wallet.announce(window, window)
  const connection = create({
    chains: configuredChainsOf(chains),
    window,
    storage,
    clock,
    wallets: catalogueWith(wallet),
  })
  const stream: StreamEntry[] = []
  const record = (event: ConnectionEvent) =>
    stream.push(event.event === 'error' ? { ...event, error: toObservedError(event.error) } : event)
  for (const name of eventNames) connection.on(name, record)
  const actions = createActionTracker(connection)
  actions.reconnect()
  return {
    window,
    connection,
    actions,
    stream,
    close: () => {
      actions.leave()
      takeAway()
      connection.destroy()
    },
  }
}

/** Adds a row for an unannounced wallet, or the provider to the row of a wallet on another device. */
const catalogueWith = ({ persona, provider }: Wallet): readonly CatalogueWallet[] => {
  const { id, info, namespaces } = persona
  if (isRemoteWallet(persona))
    return defaultWallets.map((wallet) =>
      wallet.id === id ? { ...wallet, getProvider: async () => provider } : wallet,
    )
  if (!isUnannouncedWallet(persona)) return defaultWallets
  const { name, icon, rdns } = info
  return [...defaultWallets, { id, name, icon, rdns: [rdns], namespaces }]
}
