import { wallets, type Connection, type Detail, type createConnection } from '@touchstone/connect'
import type { Wallet } from '@touchstone/harness'
import { isRemote, isUnannounced } from '../isRemote.ts'
import { configured } from './chains.ts'
import { createActs, type Acts } from './acts.ts'
import type { FakeClock } from './clock.ts'

/** One load of a page: a window, a connection in it, and what its stream said. */
type Page = {
  window: PageWindow
  connection: Connection
  acts: Acts
  stream: Detail[]
  /** Takes the page away. */
  close(): void
}

/** As much of a window as a connection sees. */
type PageWindow = EventTarget & { document: ReturnType<typeof createDocument> }

/** As much of a document: whether it is in front. */
const createDocument = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return Object.assign(document, {
    show: (visible: boolean) => {
      document.visibilityState = visible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
}

/** Loads the page: the wallet injects itself, the connection starts, and reconnects if it is to. */
export const openPage = (
  wallet: Wallet,
  storage: Storage,
  clock: FakeClock,
  create: typeof createConnection,
): Page => {
  const window = Object.assign(new EventTarget(), { document: createDocument() })
  const takeAway = wallet.announce(window, window)
  const connection = create({
    chains: configured,
    window,
    storage,
    clock,
    remotes: remotesOf(wallet),
    wallets: catalogueWith(wallet),
  })
  const stream: Detail[] = []
  connection.subscribe((detail) => void stream.push(detail))
  const acts = createActs(connection)
  acts.reconnect()
  return {
    window,
    connection,
    acts,
    stream,
    close: () => {
      acts.leave()
      takeAway()
      connection.destroy()
    },
  }
}

/**
 * A wallet that announces itself to nobody is found by its row in the dapp's own catalogue, which says where in
 * the page it lies: an untargeted `window.ethereum` is nobody's.
 */
const catalogueWith = ({ persona }: Wallet) => {
  if (!isUnannounced(persona)) return wallets
  const { id, info, namespaces } = persona
  const { name, icon, rdns } = info
  const mark = { colour: '#000', path: '' }
  return [...wallets, { id, name, icon, mark, rdns: [rdns], namespaces, flags: [] }]
}

/** A wallet that lies in no page is reached from it, as one on another device is. */
const remotesOf = ({ persona, provider }: Wallet) =>
  isRemote(persona) ? { [persona.id]: async () => provider } : {}
