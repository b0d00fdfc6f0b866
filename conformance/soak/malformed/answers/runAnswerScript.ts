import { type Connection, type ConnectionEvent, createConnection } from '@touchstone/connect'
import { defaultChains } from '../../../app/cells/AppChains.ts'
import { configuredChainsOf } from '../../../app/environments/node/environmentChains.ts'
import { createFakeClock, type FakeClock } from '../../../app/environments/node/fakeClock.ts'
import { eventNames } from '../../../app/dapp/connectionPageScripts.ts'
import {
  createMemoryStorage,
  type SiteStorage,
} from '../../../app/environments/node/createMemoryStorage.ts'
import { recordProcessErrors } from '../../../app/environments/node/recordProcessErrors.ts'
import {
  actFaults,
  connectFaults,
  stateFaults,
  streamFaults,
  type SettledAct,
} from './connectionFaults.ts'
import { openMalformedWallet } from './openMalformedWallet.ts'
import type { DappAction, AnswerScript } from './answerScript.ts'

const configuredChains = configuredChainsOf(defaultChains)

/** More ms than all time-outs of the connection together. */
const everyLimit = 600_000
/** A script normally ends earlier, when all its answers are used. */
const mostActs = 40

const rdns = 'org.example.malformed'

/** Performs the actions in turn until the wallet has given all answers. `create` may be faulty. */
export const runAnswerScript = async (
  { acts, answers }: AnswerScript,
  create: typeof createConnection = createConnection,
) => {
  const clock = createFakeClock()
  const storage = createMemoryStorage()
  const errors = recordProcessErrors()
  const wallet = openMalformedWallet(answers, clock)
  const open = () => openConnection(wallet.provider, storage, clock, create)
  const faults: string[] = []
  let page = open()
  try {
    for (let nth = 0; wallet.left() > 0 && nth < mostActs; nth++) {
      const wanted = acts[nth % acts.length]!
      const { intent } = page.connection.getSnapshot()
      if (wanted === 'reload' && intent !== undefined) {
        page.connection.destroy()
        page = open()
        await clock.advance(everyLimit)
      } else faults.push(...(await perform(page.connection, wanted, clock, wallet)))
      faults.push(...stateFaults(page.connection.getSnapshot()), ...streamFaults(page.stream))
      if (faults.length > 0) break
    }
    if (faults.length === 0 && wallet.left() > 0)
      faults.push(`${wallet.left()} answers were not asked for`)
    await page.connection.disconnect()
    await clock.advance(everyLimit)
    const { status } = page.connection.getSnapshot()
    if (status !== 'disconnected') faults.push(`${status} after disconnect()`)
    if (wallet.listeners() !== 0) faults.push(`${wallet.listeners()} listeners after disconnect()`)
  } finally {
    page.connection.destroy()
    wallet.close()
    errors.stop()
  }
  faults.push(...errors.unhandled.map((line) => `unhandled: ${line}`))
  faults.push(...errors.console.map((line) => `console: ${line}`))
  return { given: wallet.given(), faults }
}

const openConnection = (
  provider: ReturnType<typeof openMalformedWallet>['provider'],
  storage: SiteStorage,
  clock: FakeClock,
  create: typeof createConnection,
) => {
  const window = new EventTarget()
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Malformed', icon: '', rdns }
  window.addEventListener('eip6963:requestProvider', () => {
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    )
  })
  const connection = create({ chains: configuredChains, window, storage, clock })
  const stream: ConnectionEvent[] = []
  for (const name of eventNames) connection.on(name, (event) => void stream.push(event))
  void connection.reconnect()
  return { connection, stream }
}

/** Returns the faults of the promise of an action, after all time-outs. */
const perform = async (
  connection: Connection,
  wanted: DappAction,
  clock: FakeClock,
  wallet: ReturnType<typeof openMalformedWallet>,
) => {
  const { act, promise } = begin(connection, wanted)
  let settled: SettledAct
  promise.then(
    (value) => void (settled = { value }),
    (error: unknown) => void (settled = { error }),
  )
  await clock.advance(everyLimit)
  const answered = act === 'connect' && wanted !== 'cancelled' ? wallet.connected() : undefined
  return [...actFaults(act, settled), ...(answered ? connectFaults(answered, settled) : [])]
}

const begin = (connection: Connection, wanted: DappAction) => {
  const { status, chainId } = connection.getSnapshot()
  const isConnected = status === 'connected'
  if (!isConnected || wanted === 'cancelled') {
    const promise = connection.connect(
      wanted === 'connectHere' ? { wallet: rdns, chainId: false } : { wallet: rdns },
    )
    if (wanted === 'cancelled') connection.cancel()
    return { act: 'connect' as const, promise }
  }
  const [first, second] = configuredChains
  const target = { chainId: chainId === first.id ? second.id : first.id }
  const promise = wanted === 'add' ? connection.addChain(target) : connection.switchChain(target)
  return { act: 'switch' as const, promise }
}
