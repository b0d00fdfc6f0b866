import { createInterface } from 'node:readline'
import { createActs } from './acts.ts'
import { endBrowsers } from './browser.ts'
import { type Dapp, openDapp, visitor } from './dapp.ts'
import { collectEvidence, type Evidence } from './evidence.ts'
import { createLook } from './look.ts'
import { pageElsewhere } from './pageElsewhere.ts'
import { openSession, type Session, type SessionOptions } from './session.ts'
import { createStops } from './stops.ts'
import type { Tab } from './tab.ts'

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
/** What the last check has left of its pages. */
let tab: Tab | undefined
const stops = createStops()
let launching: Promise<unknown> | undefined
/** What the hand on the wallet is doing: a check that gives it up must not hand it on to the next one. */
const acting = new Set<Promise<unknown>>()
let asNew = true
let quitting: Promise<void> | undefined

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => void obey(JSON.parse(line) as Order))
// Whoever started us is gone: leave no browser behind.
lines.on('close', () => void quit())
// Ctrl-C is for whoever started us too, and its end is ours.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => void quit()).on('SIGHUP', () => void quit())
// Nobody reads any more: the end of standard input says the same.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
process.on('uncaughtException', (error) => void quit(error))

async function obey({ id, ...order }: Order): Promise<void> {
  // Why nothing comes of it, our last words say.
  if (quitting) return
  try {
    const value = await noted(order.op, carryOut(id, order))
    if (value !== later && !quitting) say({ id, value: value ?? null })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    if (!quitting) say({ id, thrown: message.split('\n')[0], name })
  }
}

/** What presses in the wallet or waits for its pages. */
const isAct: ReadonlySet<string> = new Set([
  'limit',
  'window',
  'keep',
  'back',
  'signal',
  'user',
  'boot',
])

async function noted<T>(op: string, work: Promise<T>): Promise<T> {
  if (isAct.has(op)) acting.add(work)
  return work.finally(() => acting.delete(work))
}

/** The agent in the page answers by itself. */
const later = Symbol('later')

async function carryOut(id: number, order: Omit<Order, 'id'>): Promise<unknown> {
  // What stands on the line is as the suite's own protocol has it, whose types this workspace does not see.
  if (order.op === 'launch') return (launching = launch(order as unknown as Launch))
  if (!running) throw new Error('MetaMask is not launched.')
  const { session, hand, agent } = running
  const { sites } = session
  switch (order.op) {
    case 'open': {
      // What the last check could not undo would be this one's.
      if (!asNew) await restore(hand)
      const opened = await openDapp({
        context: session.context,
        tab,
        origin: sites.next(),
        away: sites.away,
        agent,
        tell: (message) => dapp === opened && process.stdout.write(`${message}\n`),
      })
      dapp = opened
      tab = undefined
      hand.at(opened)
      const acts = [...Object.keys(hand.acts), ...Object.keys(opened.acts)]
      return { acts, window: true, lacks: [] }
    }
    case 'site': {
      const { origin, chainId } = order as unknown as { origin: string; chainId: number }
      hand.at(pageElsewhere(origin, chainId, Boolean(order.permitted)))
      return hand.permit(Boolean(order.permitted))
    }
    case 'limit':
      return hand.limit(order.chains as number[])
    case 'window':
      return hand.window(order.origin as string | undefined)
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
      return running.look(order.block as number, dapp?.page)
    case 'restore':
      return restore(hand, order.asked !== false)
    case 'evidence':
      return running.evidence.keep(order.folder as string)
    case 'close':
      return close(hand)
    default:
      await dapp?.order(id, order)
      return later
  }
}

async function launch({ agent, accounts, ...options }: Launch): Promise<object> {
  try {
    const session = await openSession(options, stops)
    const hand = createActs(session, accounts, visitor(session.stranger))
    // Sites without a permission begin on chain 56, as the suite's other wallets do: the profile is there.
    await hand.goHome()
    const evidence = await collectEvidence(session.context)
    running = { session, hand, look: createLook(session), agent, evidence }
    // By a crash, or by somebody's hand: nothing can be done any more, and whoever started us may start another.
    session.context.once('close', () => void quit(new Error('The browser with MetaMask is gone.')))
    const { version, directory, from, sha256 } = session.build
    const { browser, endpoint } = session
    return { version, directory, from, sha256, browser, endpoint }
  } catch (error) {
    // What went wrong first is the reason; what could not be ended is told where whoever looks finds it.
    await stops.run().catch(tell)
    throw error
  }
}

async function restore(hand: Running['hand'], asked = true): Promise<void> {
  asNew = false
  await Promise.allSettled(acting)
  await hand.restore(asked)
  asNew = true
}

async function close(hand: Running['hand']): Promise<void> {
  const closing = dapp
  dapp = undefined
  if (acting.size > 0) {
    // The check gave up what is still being done; what waits for its pages fails without them.
    await closing?.close()
    hand.at(pageElsewhere('', 56, false))
    return restore(hand)
  }
  try {
    await restore(hand)
    tab = await closing?.leave()
  } catch (error) {
    // What went wrong first is the reason.
    await closing?.close().catch(() => undefined)
    throw error
  } finally {
    // Whoever restores next has nothing to ask that page.
    hand.at(pageElsewhere('', 56, false))
  }
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

/** Ends orderly, for a reason that is an error or none. */
function quit(reason?: unknown): Promise<void> {
  return (quitting ??= end(reason))
}

async function end(reason: unknown): Promise<void> {
  if (reason !== undefined) tell(reason)
  // What is being done in a browser fails then, a launch too, and cleans up.
  await endBrowsers()
  // A download has nothing to end yet, and may last.
  if (stops.begun()) await launching?.catch(() => undefined)
  await stops.run().catch(tell)
  process.exit(reason === undefined ? 0 : 1)
}

const tell = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
