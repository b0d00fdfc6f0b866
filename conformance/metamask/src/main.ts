import { createInterface } from 'node:readline'
import { createActs } from './acts.ts'
import { type Dapp, openDapp, visitor } from './dapp.ts'
import { collectEvidence, type Evidence } from './evidence.ts'
import { createLook } from './look.ts'
import { openSession, type Session, type SessionOptions } from './session.ts'

// The real-MetaMask driver: orders come as JSON lines on standard input, answers and what is heard go out
// as JSON lines on standard output (conformance/src/drivers/extension/protocol.ts has their types).

type Launch = SessionOptions & { agent: string; accounts: string[] }
type Order = { id: number; op: string; [field: string]: unknown }
type Running = {
  session: Session
  hand: ReturnType<typeof createActs>
  look: ReturnType<typeof createLook>
  agent: string
  evidence: Evidence
}

const say = (message: object) => void process.stdout.write(`${JSON.stringify(message)}\n`)
let running: Running | undefined
let dapp: Dapp | undefined

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => void obey(JSON.parse(line) as Order))
// Whoever started us is gone: leave no browser behind.
lines.on('close', () => void quit())

async function obey({ id, ...order }: Order): Promise<void> {
  try {
    const value = await carryOut(id, order)
    if (value !== later) say({ id, value: value ?? null })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    say({ id, thrown: message.split('\n')[0], name })
  }
}

/** A page that is not ours. */
const elsewhere = {
  waiting: () => true,
  answered: () => new Promise<void>(() => {}),
  switchTo: async () => false,
  reached: async () => false,
}

/** The agent in the page answers by itself. */
const later = Symbol('later')

async function carryOut(id: number, order: Omit<Order, 'id'>): Promise<unknown> {
  if (order.op === 'launch') return launch(order as unknown as Launch)
  if (order.op === 'quit') return quit()
  if (!running) throw new Error('MetaMask is not launched.')
  const { session, hand, agent } = running
  const { sites } = session
  switch (order.op) {
    case 'open': {
      const opened = await openDapp({
        context: session.context,
        origin: sites.next(),
        away: sites.next,
        agent,
        tell: (message) => dapp === opened && process.stdout.write(`${message}\n`),
      })
      dapp = opened
      hand.at(opened)
      const acts = [...Object.keys(hand.acts), ...Object.keys(opened.acts)]
      return { acts, window: true, lacks: [] }
    }
    case 'site': {
      const { origin, chainId } = order as unknown as { origin: string; chainId: number }
      hand.at({
        ...elsewhere,
        asked: { switched: [], subscribed: false },
        origin,
        standing: async () => ({ accounts: [], chainId }),
        connected: async () => Boolean(order.permitted),
      })
      return hand.permit(Boolean(order.permitted))
    }
    case 'limit':
      return hand.limit(order.chains as number[])
    case 'keep':
      return hand.keep()
    case 'back':
      return hand.back()
    case 'signal':
      return hand.signal(order.chainId as number)
    case 'user':
      return act(order as unknown as { act: string; args: never[] })
    case 'boot':
      await dapp?.boot()
      return hand.settle()
    case 'look':
      return running.look(order.block as number)
    case 'restore':
      return hand.restore()
    case 'evidence':
      return running.evidence.keep(order.folder as string)
    case 'prompt':
      return session.notification.text()
    case 'close': {
      const closing = dapp
      dapp = undefined
      await hand.restore()
      return closing?.close()
    }
    default:
      await dapp?.order(id, order)
      return later
  }
}

async function launch({ agent, accounts, ...options }: Launch): Promise<object> {
  const session = await openSession(options)
  const hand = createActs(session, accounts, visitor(session.stranger))
  // Sites without a permission begin on chain 56, as the suite's other wallets do: the profile is there.
  await hand.goHome()
  const evidence = await collectEvidence(session.context)
  running = { session, hand, look: createLook(session), agent, evidence }
  const { version, directory, from, sha256 } = session.build
  return { version, directory, from, sha256, endpoint: session.endpoint }
}

async function act({ act: name, args }: { act: string; args: never[] }): Promise<unknown> {
  const acts: { readonly [name: string]: ((...args: never[]) => Promise<unknown>) | undefined } = {
    ...running?.hand.acts,
    ...dapp?.acts,
  }
  const one = acts[name]
  if (!one) throw new Error(`MetaMask's driver has no act "${name}".`)
  return one(...args)
}

async function quit(): Promise<void> {
  const { session } = running ?? {}
  running = undefined
  await session?.close()
  process.exit(0)
}
